/** Which commands show output of another machine, a container or another user. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isOutputFromElsewhere } from '../../src/context/output-elsewhere.ts';
import { cpuMsOf } from '../support/clock.ts';
import { block } from './support.ts';
import { claimed } from '../support/sample.ts';

const isElsewhere = (text: string, alias = ''): boolean => isOutputFromElsewhere(block(text), '1000@box', alias);

const ELSEWHERE = `
ssh prod
ssh prod uptime
ssh -p 2222 me@host -- ls -V
/usr/bin/ssh prod
\\ssh prod
's'sh prod
"ssh" prod
TERM=xterm ssh prod
ssh<input prod
cd /srv && ssh prod
true; ssh prod
ls | ssh prod tee x
(ssh prod)
{ ssh prod; }
if ssh prod true; then echo up; fi
for h in a b; do ssh $h uptime; done
echo "$(ssh prod hostname)"
echo $(ssh prod hostname)
echo \`ssh prod hostname\`
diff <(ssh a cat x) <(ssh b cat x)
sshpass -p x ssh prod
timeout 5m ssh prod
timeout -k 1 5 ssh prod
time -f %e ssh prod
command ssh prod
exec ssh prod
nohup ssh prod
env -u LANG A=b ssh prod
sudo ssh prod
sudo -u bob ssh prod
mosh prod
telnet host 23
sftp prod
docker exec -it web bash
docker exec web ls
docker --context far exec -it web sh
sudo docker exec -it web bash
docker run --rm -it alpine
docker run -i -t alpine sh
docker run --interactive --tty alpine
docker run --rm -ti alpine
docker compose exec web sh
docker compose run web sh
docker-compose exec web sh
podman exec -it web bash
podman run -it fedora
docker attach web
kubectl exec -it pod -- sh
kubectl -n x exec pod -- ls
kubectl run -it --rm t --image=alpine
kubectl attach pod
oc rsh pod
su
su - postgres
su -c id bob
sudo -i
sudo -s
sudo -Hiu bob
sudo --login
sudo -u bob -i
sudo su -
sudo bash
sudo -u postgres bash -l
sudo -E zsh
doas -s
pkexec sh
nsenter -t 1 -a
sudo nsenter -t 1 -m
sudo chroot /mnt
sudo systemd-nspawn -D /srv/x
lxc exec box -- bash
incus shell box
machinectl shell box
vagrant ssh
vagrant ssh web
minikube ssh
gcloud compute ssh box
multipass shell box
limactl shell default
adb shell
toolbox enter
distrobox enter box
aws ssm start-session --target i-1
aws ecs execute-command --interactive
wsl -d Ubuntu
fly ssh console
heroku run bash
virsh console vm
watch -n 5 ssh prod uptime
`;

const HERE = `
ls
ssh -V
ssh-keygen -t ed25519
ssh-add -l
ssh-copy-id prod
scp a prod:
rsync -a . prod:
git push ssh://host/x
man ssh
which ssh
echo ssh prod
echo 'ssh prod; ssh other'
echo "a; ssh prod"
grep -r ssh .
apt install mosh
sudo apt install ssh
sudo -u bob ls
sudo systemctl restart ssh
sudo bash install.sh
sudo sh -c "echo 1 > /x"
sudo -l
sudo -k
docker ps
docker run --rm hello-world
docker run -d --name web nginx
docker logs web
docker build -t x .
docker compose up -d
kubectl get pods
kubectl run t --image=alpine
kubectl logs pod
vagrant up
git commit -m "su to root"
bash script.sh
zsh -l
make ssh-config
cat ssh
a=ssh
npm exec tsc
npm run ssh
`;

const lines = (text: string): string[] => text.trim().split('\n');

describe('the output is from elsewhere', () => {
  test.each(lines(ELSEWHERE))('%s', (text) => expect(isElsewhere(text)).toBe(true));
  test('whatever is around the command', () => {
    const before = ['', 'cd /x && ', 'true; ', 'ls | ', '(', '{ ', '! ', 'a=b ', 'time ', 'sudo -u bob ', 'nohup ', 'if ', 'echo "a;b" & '];
    const after = ['', ' >log', ' 2>&1 | tee log', '; echo done', ' &'];
    const simple = lines(ELSEWHERE).filter((text) => !/^(?:for|if|\{) /.test(text));
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...before), { maxLength: 3 }),
        fc.constantFrom(...simple),
        fc.constantFrom(...after),
        (prefixes, text, suffix) => {
          expect(isElsewhere(prefixes.join('') + text + suffix)).toBe(true);
        },
      ),
      { numRuns: claimed(1_000) },
    );
  });
  test('by an alias, or because another user or host ran the block', () => {
    expect(isElsewhere('prod')).toBe(false);
    expect(isElsewhere('prod uptime', 'ssh prod')).toBe(true);
    expect(isElsewhere('dsh web', 'docker exec -it')).toBe(true);
    expect(isOutputFromElsewhere(block('ls', { who: '0@box' }), '1000@box', '')).toBe(true);
    expect(isOutputFromElsewhere(block('ls', { who: '1000@far' }), '1000@box', '')).toBe(true);
    expect(isOutputFromElsewhere(block('ls', { who: '' }), '1000@box', '')).toBe(false);
    expect(isOutputFromElsewhere(block('ls'), '', '')).toBe(false);
  });
});

describe('the output is from this shell', () => {
  test.each(lines(HERE))('%s', (text) => expect(isElsewhere(text)).toBe(false));
});

test('a hostile line is decided in bounded time', async () => {
  const spent = await cpuMsOf(() => {
    for (const piece of ['"', "'", '\\', '$(', '"$(', '`', '("', ' a', '{ ', 'if ', 'a=b '])
      expect(typeof isElsewhere(piece.repeat(30_000))).toBe('boolean');
  });
  expect(spent).toBeLessThan(20_000);
});
