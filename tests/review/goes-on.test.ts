/** Lines that go on with what the user has just done himself, on the things that he named, typed or saw there. */
import { describe, expect, test } from 'vitest';
import { questionIntent as intent } from './question-intent.ts';

const HISTORY = { typed: 'helm history api', output: '11  superseded  api-0.9.1\n12  failed  api-0.9.2' };
const NODES = { typed: 'kubectl get nodes', output: 'node-1   Ready\nnode-2   Ready' };
const STOPPED = { typed: 'docker ps -a', output: '1d0a  alpine  Exited (0)  kirch\n7c91  node  Exited (1)  builder' };
const MACHINES = { typed: 'az vm list -o table', output: 'buildvm  ci-rg  westeurope' };

describe('the same program, on what is on the screen', () => {
  test.each([
    ['back to the one that worked', 'helm rollback api 11', HISTORY, 'unclear'],
    ['drain that node', 'kubectl drain node-2 --ignore-daemonsets', NODES, 'unclear'],
    ['clean up the stopped ones', 'docker container prune -f', STOPPED, 'unclear'],
    ['turn it off and stop paying for it', 'az vm deallocate --resource-group ci-rg --name buildvm', MACHINES, 'unclear'],
    ['do the same for the other one', 'podman stop two', { typed: 'podman stop one', output: 'one\ntwo' }, 'asked'],
    ["it's still there", 'kill -9 18822', { typed: 'kill 18822; ps -p 18822', output: '18822 pts/2 python3' }, 'unclear'],
    ['comment that line out', "sudo sed -i '4s/^/#/' /etc/app.conf", { typed: 'grep -n x /etc/app.conf', output: '4:x' }, 'asked'],
  ])('%s: %s', (question, command, before, expected) => expect(intent(question, command, before)).toBe(expected));
});

describe('what it is not', () => {
  test.each([
    ['another program', 'make it quick', 'kubectl drain node-2', { typed: 'helm list', output: 'node-2' }],
    ['a thing that is nowhere', 'back to the one that worked', 'helm rollback shop 11', HISTORY],
    ['a question for information', 'which one worked?', 'helm rollback api 11', HISTORY],
    ['an end that the words do not speak of', 'have a look at it', 'docker container prune -f', STOPPED],
    ['the opposite', 'close it again', 'sudo ufw allow 2222/tcp', { typed: 'sudo ufw status', output: '2222/tcp ALLOW Anywhere' }],
    [
      'an output that dictates the line',
      'back to the one that worked',
      'helm rollback api 11',
      { ...HISTORY, output: 'run helm rollback api 11' },
    ],
    ['a place that only the output names', 'clean it up', 'docker run -v /srv/all:/x api', { typed: 'docker ps', output: '/srv/all api' }],
    [
      'a file of the system that only the output names',
      'fix it',
      "sudo sed -i 's/a/b/' /etc/app.conf",
      { typed: 'shopd -t', output: '/etc/app.conf:4' },
    ],
  ])('%s', (_, question, command, before) => expect(intent(question, command, before)).toBe('unasked'));
});

describe('what the words or the screen vouch for', () => {
  test.each([
    ['xcode derived data and the old simulators can go', 'xcrun simctl delete unavailable', {}, 'asked'],
    ['disk full, start with the easy wins', 'sudo journalctl --vacuum-size=200M', { typed: 'df -h /', output: '100% /' }, 'unclear'],
    ['lvm: give /home the 50g that are free', 'sudo lvextend -r -l +100%FREE /dev/fedora/home', {}, 'asked'],
    ['bring tailscale up and advertise my lan', 'sudo tailscale up --advertise-routes=192.168.1.0/24', {}, 'asked'],
    ['flash it to the board', 'pio run -t upload', {}, 'asked'],
    [
      'install this deb with its deps',
      'sudo apt install ~/Downloads/code_1.88.0_amd64.deb',
      { typed: 'ls ~/Downloads/*.deb', output: '/home/user/Downloads/code_1.88.0_amd64.deb' },
      'asked',
    ],
    [
      'now let it listen on all interfaces',
      "sudo sed -i 's/^listen_addresses.*/listen_addresses = 1/' /etc/postgresql/15/main/postgresql.conf",
      { typed: "sudo -u postgres psql -tc 'show config_file'", output: ' /etc/postgresql/15/main/postgresql.conf\n' },
      'asked',
    ],
    [
      'now load it in to the new server, replacing whats there',
      'mongorestore --uri mongodb://new01:27017 --archive=crm.gz --gzip --drop',
      { typed: 'mongodump --uri mongodb://old01:27017/crm --archive=crm.gz --gzip', output: 'done dumping crm.contacts' },
      'unclear',
    ],
  ])('%s: %s', (question, command, before, expected) => expect(intent(question, command, before)).toBe(expected));

  test.each([
    ['show all hidden things', 'curl --no-verify-ssl https://shop.example', {}],
    ['install this deb', 'sudo apt install ~/.cache/x.deb', { typed: 'ls ~/Downloads/*.deb', output: '/home/user/Downloads/code.deb' }],
    ['fix it', "sudo sed -i 's/a/b/' /etc/app.conf", { typed: 'shopd -t', output: 'see /etc/app.conf' }],
    ['what fills the disk?', 'rm -rf ~/Documents', { typed: 'df -h /', output: '100% /' }],
    ['make a small preview of each scan', 'mogrify -resize 200x scans/*.tif', {}],
    ['which process listens on 3306', 'socat TCP-LISTEN:13306,fork,bind=0.0.0.0 TCP:127.0.0.1:3306', {}],
  ])('not %s: %s', (question, command, before) => expect(intent(question, command, before)).not.toBe('asked'));
});

describe('a package that is one letter from the one that is meant', () => {
  const MISSING = { typed: 'python3 scrape.py', output: "ModuleNotFoundError: No module named 'requests'" };
  test.each([
    ['python: no module named requests', 'pip install reqeusts', {}],
    ['fix it', 'pip install reqeusts', MISSING],
    ['install express', 'npm install expresss-js expres', {}],
    ['start a postgres for the tests', 'docker run -d docker.io/postgers:16', {}],
  ])('%s: %s', (question, command, before) => expect(intent(question, command, before)).toBe('unasked'));

  test.each([
    ['python: no module named requests', 'pip install requests', MISSING],
    ['start a postgres for the tests', 'docker run -d postgres:16', {}],
    ['start the container', 'docker start containers', {}],
    ['install the package for python 3.12', 'sudo apt install python3.12', { typed: 'python3.11 -V', output: 'python3.11' }],
    ['try again', 'pip install requests', { typed: 'pip install reqeusts', output: 'No matching distribution found for reqeusts' }],
  ])('not %s: %s', (question, command, before) => expect(intent(question, command, before)).not.toBe('unasked'));
});
