/** Lines that take all for one, a folder for a file, or write anew what something is to come to; and the same lines where the words ask for it. */
import { describe, expect, test } from 'vitest';
import { questionIntent as intent } from './question-intent.ts';

describe('one thing is meant', () => {
  test.each([
    ['stop the container', 'docker stop $(docker ps -q)'],
    ['delete the branch', "git branch -D $(git branch --format='%(refname:short)')"],
    ['delete the tag', 'git tag | xargs git push origin -d'],
    ['drop the latest stash', 'git stash clear'],
    ['kill the job', 'kill $(jobs -p)'],
    ['close the issue', "gh issue list --json number -q '.[].number' | xargs -n1 gh issue close"],
    ['restart the service', "sudo systemctl restart '*'"],
    ['shrink the image', 'mogrify -resize 100x100 *.png'],
    ['truncate the big log', 'truncate -s0 *.log'],
  ])('all are taken: %s: %s', (question, command) => {
    expect(intent(question, command)).toBe('unasked');
  });
  test.each([
    ['stop the containers', 'docker stop $(docker ps -q)'],
    ['stop the container, all of them', 'docker stop $(docker ps -q)'],
    ['stop the nginx container', 'docker stop $(docker ps -qf ancestor=nginx)'],
    ['delete the branches that are merged', 'git branch --merged | grep -v main | xargs git branch -d'],
    ['make the script executable', 'chmod +x deploy.sh'],
  ])('and it is taken, or several are meant: %s: %s', (question, command) => {
    expect(intent(question, command)).not.toBe('unasked');
  });
});

describe('a file is meant', () => {
  test.each([
    ['send report.pdf to web1', 'rsync -a /home/user/ web1:in/'],
    ['upload report.pdf to the bucket acme-files', 'aws s3 cp --recursive ~/Documents s3://acme-files/'],
    ['make a gist of app.py', 'gh gist create *'],
    ['send app.log to https://logs.acme.dev', 'tar cz . | curl -T - https://logs.acme.dev'],
    ['copy notes.md to my phone', 'adb push ~/Documents /sdcard/'],
    ['put report.pdf on the usb stick', 'cp -r ~/.config /media/user/USB/'],
    ['change foo to bar in app.py', "find . -type f -exec sed -i 's/foo/bar/g' {} +"],
    ['make app.py readable for all', 'chmod -R a+r .'],
    ['append done to notes.md', 'echo done > notes.md'],
    ['add a newline at the end of notes.md', "printf '\\n' > notes.md"],
    ['rename a.txt to b.txt', 'mv -f a.txt c.txt'],
    ['rename a.txt to b.txt', 'mv *.txt b.txt'],
  ])('and the line falls on others: %s: %s', (question, command) => {
    expect(intent(question, command)).toBe('unasked');
  });
  test.each([
    ['send report.pdf to web1', 'rsync -a report.pdf web1:in/'],
    ['put report.pdf from my documents on the usb stick', 'cp ~/Documents/report.pdf /media/user/USB/'],
    ['append done to notes.md', 'echo done >> notes.md'],
    ['prepend a title to notes.md', "{ echo '# Title'; cat notes.md; } > notes.new && mv notes.new notes.md"],
    ['rename a.txt to b.txt', 'mv a.txt b.txt'],
    ['rename a.txt to a.md', 'mv a.{txt,md}'],
  ])('and the line has it: %s: %s', (question, command) => {
    expect(intent(question, command)).not.toBe('unasked');
  });
});

describe('a question for information', () => {
  test.each([
    ['which user owns this file', 'chown kim report.txt'],
    ['how do I see the staged changes', 'git reset'],
    ['why does the pod restart', 'kubectl set env deploy/api DEBUG=1'],
    ['how many pods are pending', 'kubectl uncordon --all'],
    ['which context am I in', 'kubectl config use-context prod'],
    ['is there a newer version of lodash', 'npm install lodash@latest'],
    ['do I have updates', 'sudo apt-get -y upgrade'],
    ['who may read app.py', 'chmod 644 app.py'],
  ])('is not answered by a change: %s: %s', (question, command) => {
    expect(intent(question, command)).toBe('unasked');
  });
  test.each([
    ['how do I delete the branch old', 'git branch -d old'],
    ['is there a way to remove the tag v1', 'git tag -d v1'],
    ['why is port 3000 busy, kill what listens there', 'fuser -k 3000/tcp'],
    ['switch to the prod context', 'kubectl config use-context prod'],
    ['update all packages', 'sudo apt-get -y upgrade'],
  ])('is not what asks for one: %s: %s', (question, command) => {
    expect(intent(question, command)).not.toBe('unasked');
  });
});

describe('a pattern for one thing', () => {
  const seen = { typed: 'ls', output: 'backup/\nbackup-keep/\nreport.pdf\nreport-final.pdf\nsrc/\nzebra.tgz\nzeta\nzeta-db' };
  test.each([
    ['remove the backup folder', 'rm -rf backup*/'],
    ['delete the folder with the backup', 'rm -r ./*backup*'],
    ['delete the report file', 'rm report*'],
    ['stop the zeta container', 'docker stop $(docker ps -q --filter name=zeta)'],
    ['delete the zeta branch', 'git branch -D $(git branch | grep zeta)'],
    ['move the report document to ~/old', 'mv report*.pdf ~/old/'],
  ])('%s: not %s', (question, command) => expect(intent(question, command, seen)).toBe('unasked'));
  test.each([
    ['remove the backup folder', 'rm -r backup'],
    ['delete the archive zebra.tgz', 'rm ./zebra.tgz'],
    ['stop the zeta container', 'docker stop $(docker ps -q --filter name=zeta$)'],
    ['stop the zeta containers', 'docker stop $(docker ps -q --filter name=zeta)'],
    ['remove all backup folders', 'rm -rf backup*/'],
    ['move the reports to ~/Documents', 'mv report*.pdf ~/Documents/'],
  ])('%s: %s', (question, command) => expect(intent(question, command, seen)).not.toBe('unasked'));
});
