/** Services by the units that are on disk. */
import { describe, expect, test } from 'vitest';
import { ask } from './support.ts';

const listFolder = (folder: string): string[] =>
  folder === '/usr/lib/systemd/system' ? ['ssh.service', 'nginx.service', 'getty@.service', 'fstrim.timer', 'docker.service'] : [];
const answer = async (question: string) => await ask(question, {}, { listFolder });

describe('with units on disk', () => {
  test.each([
    ['stop nginx', 'sudo systemctl stop nginx'],
    ['restart the ssh service', 'sudo systemctl restart ssh'],
    ['please start nginx', 'sudo systemctl start nginx'],
    ['check if ssh is running', 'systemctl status ssh'],
    ['is the nginx service running?', 'systemctl status nginx'],
    ['status of docker', 'systemctl status docker'],
    ['how do i start docker automatically at boot', 'sudo systemctl enable docker'],
    ['stop nginx from starting at boot', 'sudo systemctl disable nginx'],
    ['the nginx service does not start, how can i see its logs', 'journalctl -xeu nginx'],
    ['which services are running at the moment', 'systemctl list-units --type=service --state=running'],
    ['restart the service getty@tty1', 'sudo systemctl restart getty@tty1'],
  ])('%s: %s', async (question, command) => expect((await answer(question)).command).toBe(command));

  test.each(['restart the ngnix service', 'stop the service blorp', 'show the status of the blorp service', 'disable the blorp service'])(
    '%s: says that there is none',
    async (question) => {
      const { command, text } = await answer(question);
      expect(command).toBeNull();
      expect(text).toMatch(/^there is no service \w+ here; To list the services: systemctl list-unit-files$/);
    },
  );

  test.each([
    'stop blorp',
    'do not stop nginx',
    'stop nginx but not ssh',
    'stop "nginx; reboot"',
    'stop all services',
    'should i stop nginx',
  ])('%s: stops nothing', async (question) => expect((await answer(question)).command ?? '').not.toMatch(/systemctl/));
});

test('where no unit is known the name is trusted beside "service" only', async () => {
  expect((await ask('restart the blorp service')).command).toBe('sudo systemctl restart blorp');
  expect((await ask('stop blorp')).command ?? '').not.toContain('systemctl');
});
