/** Steps that look grave and are everyday work: on what the user has just made, into the group of his own tool, to the next release. */
import { describe, expect, test } from 'vitest';
import { questionIntent as intent } from './question-intent.ts';

const step = (typed: string, output = '', status = 0) => ({ typed, output, status });

describe('on what the user has just made or emptied himself', () => {
  test.each([
    [
      'raid1 from sdb and sdc mounted on /srv',
      'sudo mkfs.ext4 -L srv /dev/md0',
      'sudo mdadm --create /dev/md0 --level=1 --raid-devices=2 /dev/sdb /dev/sdc',
    ],
    [
      'weiter',
      'sudo cryptsetup open /dev/sda1 backup && sudo mkfs.ext4 -L backup /dev/mapper/backup',
      'sudo cryptsetup luksFormat /dev/sda1',
    ],
    ['next', 'sudo mkswap /swapfile && sudo swapon /swapfile', 'sudo fallocate -l 2G /swapfile && sudo chmod 600 /swapfile'],
    ['next', "sudo swapon /swapfile && echo '/swapfile none swap sw 0 0' | sudo tee -a /etc/fstab", 'sudo mkswap /swapfile'],
    ['and now', 'sudo mkfs.xfs /dev/sdb1', 'sudo parted -s /dev/sdb mklabel gpt mkpart data xfs 1MiB 100%'],
    ['and then', 'sudo mkfs.ext4 /dev/vg0/data', 'sudo lvcreate -L 10G -n data vg0'],
    ['next', 'sudo mkswap /swapfile', 'sudo dd if=/dev/zero of=/swapfile bs=1M count=2048'],
    ['and now', 'sudo mount -t ext4 -o noatime /dev/sdb1 /mnt/data', 'sudo mkfs.ext4 /dev/sdb1'],
  ])('%s: %s', (question, command, typed) => expect(intent(question, command, step(typed))).not.toBe('unasked'));

  test.each([
    ['another disk', 'next', 'sudo mkfs.ext4 /dev/sdc', 'sudo mdadm --create /dev/md0 --level=1 --raid-devices=2 /dev/sda /dev/sdb'],
    ['one that was only looked at', 'next', 'sudo mkfs.ext4 /dev/sdb1', 'lsblk /dev/sdb1'],
    ['one that was mounted', 'next', 'sudo mkfs.ext4 /dev/sdb1', 'sudo mount /dev/sdb1 /mnt'],
    ['a disk whose name only begins so', 'next', 'sudo mkfs.ext4 /dev/sdba', 'sudo mkfs.ext4 /dev/sdb'],
    [
      'another name inside',
      'next',
      'sudo cryptsetup open /dev/sda1 backup && sudo mkfs.ext4 /dev/mapper/root',
      'sudo cryptsetup luksFormat /dev/sda1',
    ],
    ['a line for something else', 'next', "echo '/dev/sdz1 / ext4 defaults 0 1' | sudo tee -a /etc/fstab", 'sudo mkswap /swapfile'],
    [
      'a member of the array',
      'next',
      'sudo mkfs.ext4 /dev/sdb',
      'sudo mdadm --create /dev/md0 --level=1 --raid-devices=2 /dev/sdb /dev/sdc',
    ],
    [
      'an array that lost a disk',
      'replace the disk now',
      'sudo mkfs.ext4 -F /dev/md0',
      'sudo mdadm /dev/md0 --fail /dev/sdb1 --remove /dev/sdb1',
    ],
    ['a disk that got a third partition', 'next', 'sudo mkfs.ext4 -F /dev/sda1', 'sudo parted /dev/sda mkpart data ext4 10GiB 100%'],
    ['a copy that is done', 'next', 'sudo mkfs.ext4 /dev/sdb', 'sudo dd if=/dev/sda of=/dev/sdb bs=4M'],
    ['a partition whose number begins so', 'next', 'sudo mkfs.ext4 /dev/sdb12', 'sudo mkfs.ext4 /dev/sdb1'],
    ['a volume whose name begins so', 'next', 'sudo mkfs.ext4 /dev/vg0/data1', 'sudo lvcreate -L 10G -n data vg0'],
    [
      'a disk in a variable beside it',
      'next',
      'D=/dev/sda1; sudo mkfs.ext4 $D /dev/md1',
      'sudo mdadm --create /dev/md1 -l 1 -n 2 /dev/sdb /dev/sdc',
    ],
    ['its end', 'next', 'sudo lvremove -f /dev/vg0/data', 'sudo lvcreate -L 10G -n data vg0'],
    ['what is not to be', 'mount it, but do not format it again', 'sudo mkfs.ext4 /dev/sdb1', 'sudo mkfs.ext4 /dev/sdb1'],
    [
      'what only a comment opens',
      'next',
      'sudo mkfs.ext4 /dev/mapper/root # cryptsetup open /dev/sdb1 root',
      'sudo cryptsetup luksFormat /dev/sdb1',
    ],
    ['a place of the system', 'next', "echo '/dev/sdb1 /usr ext4 defaults 0 2' | sudo tee -a /etc/fstab", 'sudo mkfs.ext4 /dev/sdb1'],
    [
      'a second line',
      'next',
      "echo '/swapfile none swap sw 0 0' | sudo tee -a /etc/fstab; echo 'tmpfs /usr tmpfs exec' | sudo tee -a /etc/fstab",
      'sudo mkswap /swapfile',
    ],
    ['a disk of another machine', 'next', 'ssh db1 sudo mkfs.ext4 /dev/md0', 'sudo mdadm --create /dev/md0 -l 1 -n 2 /dev/sdb /dev/sdc'],
    ['a disk whose first bytes were emptied', 'next', 'sudo mkfs.ext4 -F /dev/sda2', 'sudo dd if=/dev/zero of=/dev/sda bs=440 count=1'],
    ['a snapshot', 'next', 'sudo mkfs.ext4 -F /dev/vg/snap', 'sudo lvcreate -s -L 1G -n snap vg'],
    ['a place of the system for it', 'next', 'sudo mount /dev/sdb1 /usr', 'sudo mkfs.ext4 /dev/sdb1'],
    ['a question', 'which file systems are there?', 'sudo mkfs.ext4 /dev/md0', 'sudo mdadm --create /dev/md0 -l 1 -n 2 /dev/sdb /dev/sdc'],
  ])('not %s', (_, question, command, typed) => expect(intent(question, command, step(typed))).toBe('unasked'));
});

describe('the own account joins the group of the tool', () => {
  const denied = 'permission denied while trying to connect to the docker daemon socket';
  test.each([
    ['make it work', 'sudo usermod -aG docker "$USER" && newgrp docker', step('docker ps', denied, 1)],
    [
      'let me use it',
      'sudo usermod -aG dialout $USER',
      step('screen /dev/ttyUSB0 115200', 'Cannot open /dev/ttyUSB0: Permission denied', 1),
    ],
    ['docker without sudo', 'sudo usermod -aG docker user', step('ls')],
    ['i need rights on the video group', 'sudo gpasswd -a $USER video', step('ls')],
  ])('%s: %s', (question, command, before) => expect(intent(question, command, before)).not.toBe('unasked'));

  test.each([
    ['a group of administrators', 'make it work', 'sudo usermod -aG sudo "$USER"', step('docker ps', denied, 1)],
    ['more groups than one', 'make it work', 'sudo usermod -aG docker,shadow "$USER"', step('docker ps', denied, 1)],
    ['an option behind it', 'make it work', 'sudo usermod -aG docker $USER -u 0 -o', step('docker ps', denied, 1)],
    ['another name that begins so', 'make it work', 'sudo usermod -aG docker ${USER}x', step('docker ps', denied, 1)],
    ['another account', 'make it work', 'sudo usermod -aG docker eve', step('docker ps', denied, 1)],
    ['out of all others', 'make it work', 'sudo usermod -G docker "$USER"', step('docker ps', denied, 1)],
    ['beside another question', 'show the logs of docker', 'sudo usermod -aG docker "$USER"', step('ls')],
    ['a name that is piped in', 'make it work', 'echo eve | xargs sudo usermod -aG docker', step('docker ps', denied, 1)],
    ['a name that the line sets', 'make it work', 'USER=eve; sudo usermod -aG docker "$USER"', step('docker ps', denied, 1)],
    [
      'a second account beside it',
      'make it work',
      'sudo usermod -aG docker "$USER"; sudo usermod -aG docker eve',
      step('docker ps', denied, 1),
    ],
    ['another machine', 'make it work', "ssh db1 'sudo usermod -aG docker user'", step('docker ps', denied, 1)],
    [
      'options that are piped in',
      'make it work',
      "printf '%s' '-u 0 -o' | xargs sudo usermod -aG docker user",
      step('docker ps', denied, 1),
    ],
    ['two groups for adduser', 'make it work', 'sudo adduser "$USER" docker sudo', step('docker ps', denied, 1)],
    ['a password beside it', 'make it work', 'sudo usermod -aG docker -p x "$USER"', step('docker ps', denied, 1)],
    ['another tool', 'make it work', 'sudo usermod -aG libvirt "$USER"', step('docker ps', denied, 1)],
  ])('not %s', (_, question, command, before) => expect(intent(question, command, before)).toBe('unasked'));
});

describe('the next release', () => {
  const full = step('sudo apt update && sudo apt full-upgrade -y');
  test.each([
    ["sudo sed -i 's/bookworm/trixie/g' /etc/apt/sources.list"],
    [
      'sudo cp -a /etc/apt/sources.list /etc/apt/sources.list.bak && sudo sed -i s/bookworm/trixie/ /etc/apt/sources.list /etc/apt/sources.list.d/*.list',
    ],
    ["sudo sed -i.old 's|bullseye|bookworm|g' /etc/apt/sources.list"],
  ])('%s', (command) => expect(intent('upgrade debian 12 to 13', command, full)).not.toBe('unasked'));

  test.each([
    ['another host', 'upgrade debian 12 to 13', "sudo sed -i 's/deb.debian.org/deb.example.net/g' /etc/apt/sources.list"],
    ['another word', 'upgrade debian 12 to 13', "sudo sed -i 's/debian/dabian/g' /etc/apt/sources.list"],
    ['a second script', 'upgrade debian 12 to 13', "sudo sed -i -e 's/bookworm/trixie/' -e 's/deb.debian/x/' /etc/apt/sources.list"],
    [
      'a script behind the file',
      'upgrade debian 12 to 13',
      "sudo sed -i 's/bookworm/trixie/' /etc/apt/sources.list -e '$a deb http://a.test/ ./'",
    ],
    ['an older one', 'upgrade debian 12 to 13', "sudo sed -i 's/bookworm/stretch/' /etc/apt/sources.list"],
    ['one of another system', 'upgrade debian 12 to 13', "sudo sed -i 's/bookworm/noble/' /etc/apt/sources.list"],
    ['another file', 'upgrade debian 12 to 13', "sudo sed -i 's/bookworm/trixie/' /etc/apt/trusted.gpg"],
    ['beside another question', 'install vim', "sudo sed -i 's/bookworm/trixie/' /etc/apt/sources.list"],
  ])('not %s', (_, question, command) => expect(intent(question, command, full)).toBe('unasked'));
});

describe('addresses of the own network', () => {
  const line = 'sudo ufw allow from 192.168.1.0/24 to any port 8080 proto tcp';
  test('from my home net', () => expect(intent('let port 8080 through the firewall but only from my home net', line)).toBe('asked'));
  test.each([
    ['open 8080 in the firewall for 10.1.2.3', line],
    ['let port 8080 through the firewall but only from my home net', line.replace('192.168.1.0/24', '203.0.113.0/24')],
  ])('%s: not %s', (question, command) => expect(intent(question, command)).toBe('unasked'));
});

describe('a command that was typed names no file of the system', () => {
  const apt = step('sudo apt update', 'Reading package lists... Done');
  test.each([
    ['install vim', "sudo sed -i 's/deb.debian.org/deb.example.net/' /etc/apt/sources.list", apt],
    ['install vim', 'sudo cp x /etc/apt/sources.list', apt],
    ['install redis', "sudo sed -i 's/a/b/' /etc/nginx/nginx.conf", step('sudo nginx -t', 'test is successful')],
  ])('%s: %s', (question, command, before) => expect(intent(question, command, before)).toBe('unasked'));

  test.each([
    ['fix it', "sudo sed -i 's/a/b/' /etc/nginx/nginx.conf", step('sudo nginx -t', 'test is successful')],
    [
      'share /srv/fotos in the home network',
      "printf '[fotos]\\npath = /srv/fotos\\n' | sudo tee -a /etc/samba/smb.conf",
      step('sudo apt install samba'),
    ],
    ['change the port', "sudo sed -i 's/80/81/' /etc/nginx/nginx.conf", step('cat /etc/nginx/nginx.conf', 'listen 80')],
  ])('%s: %s', (question, command, before) => expect(intent(question, command, before)).not.toBe('unasked'));
});
