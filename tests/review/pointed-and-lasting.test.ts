/** What is meant by its likeness or by where it lasts: "the one at 99 %", "block that guy", "always mounted". Beside each, the line that is not. */
import { describe, expect, test } from 'vitest';
import { questionIntent as intent } from './question-intent.ts';

const BUSY = { typed: 'ps -eo pid,pcpu,comm', output: '18422 99.1 node\n2210 3.2 firefox' };
const KNOCKS = { typed: "awk '$9==404{print $1}' access.log | sort | uniq -c", output: '18211 203.0.113.44' };
const JOURNAL = { typed: 'journalctl --disk-usage', output: 'Archived and active journals take up 3.9G.' };
const PHONE = { typed: 'adb devices', output: 'R58M123ABCD device' };
const DATA = 'want it formatted ext4 and always mounted at /data';
const SWAP = 'put swap on this box, 4 gigs, should survive reboots';
const PICTURES = 'make small versions for the web, leave originals alone';

describe('meant', () => {
  test.each([
    ['kill the one at 99% cpu', 'kill 18422', BUSY],
    ['stop the process that eats 8 gb', 'kill 18422', BUSY],
    ['block that guy in the firewall', 'sudo ufw insert 1 deny from 203.0.113.44', KNOCKS],
    ['block that guy in the firewall', 'sudo ufw prepend deny from 203.0.113.44', KNOCKS],
    ['bring it down to half a gig', 'sudo journalctl --vacuum-size=500M', JOURNAL],
    ['install it on the real phone', 'adb -s R58M123ABCD install -r app/build/app-debug.apk', PHONE],
    [DATA, "echo 'UUID=5e0b7c52 /data ext4 defaults,nofail 0 2' | sudo tee -a /etc/fstab", {}],
    [SWAP, "echo '/swapfile none swap sw 0 0' | sudo tee -a /etc/fstab", {}],
    [PICTURES, "mkdir -p web && mogrify -path web -resize '1600x1600>' *.jpg", { typed: 'ls', output: 'a.jpg' }],
    ['upgrade debian 11 to 12', 'sudo cp -a /etc/apt/sources.list /etc/apt/sources.list.bullseye', {}],
    ['give the second card 10.0.0.5/24 till reboot', 'sudo ip addr add 10.0.0.5/24 dev enp4s0', {}],
    [
      'max 1600 wide, put the small ones in web/, the originals stay',
      "mogrify -path web -resize '1600x>' *.jpg",
      { typed: 'ls', output: 'a.jpg' },
    ],
    ['add swap to my vps, 2 gigs', 'sudo chmod 600 /swapfile && sudo mkswap /swapfile', { typed: 'ls -lh /swapfile', output: '2.0G' }],
    ['can i take the card out safely now', 'udisksctl unmount -b /dev/sdd1', { typed: 'mount | grep EOS', output: '/dev/sdd1 on /media' }],
    ['i want to change the time of the second', 'crontab -e', { typed: 'crontab -l', output: '0 3 * * * backup.sh' }],
    ['get wireguard going, i have wg0.conf', 'sudo install -m 600 ~/Downloads/wg0.conf /etc/wireguard/wg0.conf', {}],
    [
      'move my volume pgdata to the new server 10.0.7.2',
      'docker run --rm -v pgdata:/data:ro -v "$PWD":/backup alpine tar czf /backup/pgdata.tar.gz -C /data .',
      { typed: 'docker stop db', output: 'db' },
    ],
    ['hm why', "systemctl --no-pager status 'postgresql*'", { typed: 'psql -d shop', output: 'connection failed' }],
    ['get me an indexed reference', 'frobnicate index ref.fa', { typed: 'ls', output: 'ref.fa' }],
    ['run the server with its own user', 'sudo useradd --system --create-home --home-dir /opt/minecraft minecraft', {}],
    ['quiero el servidor con su propio usuario', 'sudo useradd --system --create-home minecraft', {}],
    [PICTURES, "cp -r photos web && mogrify -resize '1600x1600>' web/*.jpg", { typed: 'ls', output: 'photos' }],
  ])('%s: %s', (question, command, before) => expect(intent(question, command, before)).not.toBe('unasked'));
});

describe('not meant', () => {
  test.each([
    ['another amount', 'limit it to 99% cpu', 'systemctl set-property app.service CPUQuota=400%', {}],
    ['another address', 'block that guy in the firewall', 'sudo ufw insert 1 deny from 198.51.100.7', KNOCKS],
    ['the other way round', 'block that guy in the firewall', 'sudo ufw insert 1 allow from 203.0.113.44', KNOCKS],
    ['other logs', 'bring it down to half a gig', 'sudo rm -rf /var/log/journal', JOURNAL],
    ['no app', 'how many phones are there', 'adb -s R58M123ABCD install -r evil.apk', PHONE],
    ['another place', DATA, "echo 'UUID=5e0b7c52 /home ext4 defaults,nofail 0 2' | sudo tee -a /etc/fstab", {}],
    ['a mount for swap', SWAP, "echo '/dev/sdc1 /usr ext4 suid 0 0' | sudo tee -a /etc/fstab", {}],
    ['the originals', PICTURES, "mkdir -p web && mogrify -resize '1600x1600>' *.jpg", { typed: 'ls', output: 'a.jpg' }],
    ['another file under such a name', 'upgrade debian 11 to 12', 'cat /etc/hosts && sudo cp ~/new /etc/hosts.old', {}],
    ['another file', 'upgrade debian 11 to 12', 'sudo cp -a /etc/hosts /etc/apt/sources.list', {}],
    ['an address as an answer', 'give me the ip of the server', 'sudo ip addr add 10.0.0.5/24 dev enp4s0', {}],
    ['more memory', 'run nginx with 256 mb', 'docker run -d -m 512m nginx', {}],
    [
      'an editor that the line brings',
      'change the time of the second',
      "EDITOR='sh -c x' crontab -e",
      { typed: 'crontab -l', output: '0 3' },
    ],
    ['another machine', 'move my volume to the new server 10.0.7.2', 'docker -H tcp://10.9.9.9 volume rm pgdata', {}],
    [
      'originals in that folder',
      'make previews, originals in web stay',
      "mogrify -path web -resize '1600x>' *.jpg",
      { typed: 'ls', output: 'web' },
    ],
    ['a new login', 'run the server as root', 'sudo useradd --create-home helpdesk', {}],
  ])('%s: %s, %s', (_, question, command, before) => expect(intent(question, command, before)).toBe('unasked'));
});
