/** Words of a line and of a question with signs that patterns have a meaning for: they are compared as they are, and never end the check. */
import { describe, expect, test } from 'vitest';
import { questionIntent as intent } from './question-intent.ts';

const SIGNS = ['+x', '(a', '[b', '*c', 'a{2', 'x|y)', '?z', 'sd[ab', '+si:a', 'a^b', String.raw`\q`];
const LINES =
  `rm -rf X|sudo dd if=a of=/dev/X|docker run X/X|git push origin X:X|cp X X.bak|npm install X|xhost X|systemctl stop X|curl https://X.example/X|
  kubectl delete pod X|psql -c "drop table X"|find . -name X -delete|zfs destroy X@X|ufw allow X|X --X foo|--X|ssh X|rename X Y *`.split(
    /\|\s*/,
  );
const QUESTIONS = [
  'delete X',
  'remove the X folder',
  'write it to the usb stick',
  'the test db',
  'only X',
  'rename X to Y',
  'restore from X.bak',
  'X',
];

describe.each(SIGNS)('%s', (sign) => {
  test.each(LINES)('%s', (line) => {
    const seen = { typed: `lsblk ${sign}`, output: `sda 500G sata ${sign}\nsdb 16G usb\n${sign}_test ${sign}` };
    for (const question of QUESTIONS)
      expect(['asked', 'unclear', 'unasked']).toContain(intent(question.replaceAll('X', sign), line.replaceAll('X', sign), seen));
  });
});
