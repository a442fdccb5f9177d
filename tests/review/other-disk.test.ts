/** A disk that is called by what it is, where the output lists several, is the one with that in its line. */
import { describe, expect, test } from 'vitest';
import { questionIntent } from './question-intent.ts';

const LISTED = {
  typed: 'lsblk -o NAME,SIZE,TRAN,LABEL',
  output: 'NAME SIZE TRAN LABEL\nsda 465.8G sata\n├─sda1 1G\n└─sda2 464G  data\nsdb 29.8G usb\n└─sdb1 29.8G  PHOTOS\nnvme0n1 953G nvme',
};
const CARD = {
  typed: 'lsblk',
  output: 'nvme0n1     476G disk\n├─nvme0n1p1   1G part /boot\nmmcblk0    29.7G disk\n└─mmcblk0p1 29.7G part',
};

describe('another disk than the one that is meant', () => {
  test.each([
    ['flash pi.img to the stick', 'sudo dd if=pi.img of=/dev/sda bs=4M', LISTED],
    ['wipe the usb drive', 'sudo wipefs -a /dev/nvme0n1', LISTED],
    ['format the data partition as ext4', 'sudo mkfs.ext4 /dev/sda1', LISTED],
    ['write pi.img onto the sd card', 'xzcat pi.img.xz | sudo dd of=/dev/nvme0n1 bs=4M', CARD],
    ['flash pi.img to the 29.8G drive', 'sudo dd if=pi.img of=/dev/sda bs=4M', LISTED],
  ])('%s: not %s', (question, command, given) => expect(questionIntent(question, command, given)).toBe('unasked'));
  test.each([
    ['flash pi.img to the stick', 'sudo dd if=pi.img of=/dev/sdb bs=4M', LISTED],
    ['wipe the usb drive', 'sudo wipefs -a /dev/sdb', LISTED],
    ['format the data partition as ext4', 'sudo mkfs.ext4 /dev/sda2', LISTED],
    ['write pi.img onto the sd card', 'sudo dd if=pi.img of=/dev/mmcblk0 bs=4M', CARD],
    ['mount the new disk sda2', 'sudo mount /dev/sda2 /mnt', LISTED],
  ])('%s: %s', (question, command, given) => expect(questionIntent(question, command, given)).not.toBe('unasked'));
});
