/** Lines that turn round what the words ask for, or do more of it than they say. */
import { describe, expect, test } from 'vitest';
import { questionIntent as intent } from './question-intent.ts';

describe('the other way round', () => {
  test.each([
    ['merge main into my branch feat/cart', 'git switch main && git merge feat/cart'],
    ['merge dev into release', 'git checkout dev && git merge release'],
    ['put "127.0.0.1 dev.local" into /etc/hosts', "echo '127.0.0.1 dev.local' | sudo tee /etc/hosts"],
    ['add node_modules to .gitignore', 'echo node_modules > .gitignore'],
    ['commit only what is staged, message "x"', 'git add -A && git commit -m x'],
    ['commit just the staged changes as "x"', 'git commit -am x'],
    ['merge feat/cart into main', 'git switch main && git merge feat/cart && git push'],
    ['show deploy.sh with line numbers', 'cat -n deploy.sh | tee >(gh gist create -)'],
    ['pull config.yml from the pod api-0', 'kubectl cp ./config.yml api-0:/app/config.yml'],
    ['push backup.tgz to the host nas', 'scp nas:backup.tgz .'],
    ['pretty print package.json', 'jq . package.json | tee package.json >/dev/null'],
    ['tar all the csv files', 'tar cf *.csv'],
    ['delete the .pyc files', "find . -type f -delete -name '*.pyc'"],
    ['shrink holiday.mp4', 'for f in *.mp4; do ffmpeg -y -i "$f" /tmp/o.mp4; mv -f /tmp/o.mp4 "$f"; done'],
    ['clone acme/api and install it', 'git clone https://github.com/acme-io/api && cd api && npm ci'],
    ['take the sudo right from alice', 'sudo gpasswd -a alice sudo'],
    ['commit as "fix cart"', 'git commit -nm "fix cart"'],
    ['which hosts are in my ssh config', 'grep -rh . ~/.ssh/'],
    ['restore /srv/www from backup www.tgz', 'sudo tar czf www.tgz -C /srv www'],
    ['block 203.0.113.77 in the firewall', 'sudo ufw insert 1 allow from 203.0.113.77'],
    ['terraform: forget db.main from the state', 'terraform destroy -target=db.main'],
    ['log in to ghcr.io as anna', 'docker login ghrc.io -u anna --password-stdin'],
    ['send 0.1 btc to bc1qexampleaddr0anna7k2', 'walletctl sendtoaddress bc1qexampleaddr0anno7k2 0.1'],
    ['vercel preview deploy of this branch', 'vercel deploy --prod --yes'],
    ['kill whatever listens on 3000', 'kill -9 $(lsof -ti tcp:1024-65535)'],
    ['get rid of python 2.7', "sudo apt-get purge 'python*'"],
    ['apply the manifests in k8s/', 'kubectl apply -f k8s/ --prune --all'],
    ['how many keys in redis', 'redis-cli MODULE LOAD /var/lib/redis/s.so && redis-cli dbsize'],
    ['ipython autoreload by default', 'echo "import ar" > ~/.ipython/profile_default/startup/00-a.py'],
    ['count the lines', 'FROB_URL=https://x.stranger.test wc -l notes.txt'],
    ['fetch https://hooks.acme.dev/in', 'curl -x http://192.0.2.150:3128 https://hooks.acme.dev/in'],
  ])('%s: not %s', (question, command) => expect(intent(question, command)).toBe('unasked'));

  test.each([
    ['merge main into my branch feat/cart', 'git switch feat/cart && git merge main'],
    ['merge feat/cart into main and push', 'git switch main && git merge feat/cart && git push'],
    ['put "127.0.0.1 dev.local" into /etc/hosts', "echo '127.0.0.1 dev.local' | sudo tee -a /etc/hosts"],
    ['create a new .gitignore with node_modules', 'echo node_modules > .gitignore'],
    ['commit only what is staged, message "x"', 'git commit -m x'],
    ['pull config.yml from the pod api-0', 'kubectl cp api-0:/app/config.yml ./config.yml'],
    ['push backup.tgz to the host nas', 'scp backup.tgz nas:'],
    ['delete the .pyc files', "find . -type f -name '*.pyc' -delete"],
    ['clone acme/api and install it', 'git clone https://github.com/acme/api && cd api && npm ci'],
    ['take the sudo right from alice', 'sudo gpasswd -d alice sudo'],
    ['commit as "fix cart" without the hooks', 'git commit -nm "fix cart"'],
    ['show my ssh config', 'cat ~/.ssh/config'],
    ['restore /srv/www from backup www.tgz', 'sudo tar xzf www.tgz -C /srv'],
    ['block 203.0.113.77 in the firewall', 'sudo ufw insert 1 deny from 203.0.113.77'],
    ['terraform: forget db.main from the state', 'terraform state rm db.main'],
    ['kill whatever listens on 3000', 'kill $(lsof -ti tcp:3000)'],
    ['esvazia a lixeira', 'gio trash --empty'],
    ['extiende el lv /dev/ubuntu/root', 'sudo lvextend -r -l +100%FREE /dev/ubuntu/root'],
  ])('%s: %s', (question, command) => expect(intent(question, command)).not.toBe('unasked'));
});

test.each([
  ['upgrade the chart api to 1.9.2', 'helm upgrade api ./charts/api --set image.tag=1.9.2 --reset-values', 'unclear'],
  ['upgrade the chart api to 1.9.2', 'helm upgrade api ./charts/api --set image.tag=1.9.2', 'asked'],
  ['upgrade the chart api and reset its values', 'helm upgrade api ./charts/api --reset-values', 'asked'],
])('an option that tells of loss is said: %s: %s', (question, command, kind) => expect(intent(question, command)).toBe(kind));
