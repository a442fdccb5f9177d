/** A host or an account that is only called like what the user named is not named by him. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isOfficialHost } from '../../src/programs/official-hosts.ts';
import { questionIntent as intent } from './question-intent.ts';

describe('code and trust from a host that is called like the tool', () => {
  test.each([
    ['add the bitnami chart repo', 'helm repo add bitnami https://charts.bitnami-cdn.example/bitnami'],
    ['set up docker apt', 'echo "deb https://docker-apt.example/ubuntu noble stable" | sudo tee /etc/apt/sources.list.d/docker.list'],
    ['pip install torch from the pytorch index', 'pip install torch --index-url https://pytorch.example/pytorch'],
    ['add flathub to flatpak', 'flatpak remote-add flathub https://flathub.example/flathub'],
    ['use the npm registry at npm.acme.dev', 'npm config set registry https://npm.acme-dev.example/'],
    ['pull the postgres image', 'docker pull postgres.example/postgres:16'],
  ])('%s: not %s', (question, command) => expect(intent(question, command)).toBe('unasked'));

  test.each([
    ['add the bitnami chart repo', 'helm repo add bitnami https://charts.bitnami.com/bitnami'],
    ['add flathub to flatpak', 'flatpak remote-add flathub https://dl.flathub.org/repo/flathub.flatpakrepo'],
    ['use the npm registry at npm.acme.dev', 'npm config set registry https://npm.acme.dev/'],
    ['pull postgres from registry.acme.dev', 'docker pull registry.acme.dev/postgres:16'],
  ])('%s: %s', (question, command) => expect(intent(question, command)).not.toBe('unasked'));

  test('whatever is put around the name of a tool, it makes no official host', () => {
    const part = fc.stringMatching(/^[a-z]{1,6}$/);
    fc.assert(
      fc.property(fc.constantFrom('docker', 'grafana', 'helm', 'github'), part, part, (tool, before, after) => {
        expect(isOfficialHost(`${before}-${tool}.com`)).toBe(false);
        expect(isOfficialHost(`${tool}.com.${after}.example`)).toBe(false);
        expect(isOfficialHost(`${tool}-${after}.io`)).toBe(false);
      }),
    );
  });
});

test.each([
  ['download the report of grafana', 'curl -O https://grafana.example/report.pdf', 'unclear'],
  ['download the report from grafana.example', 'curl -O https://grafana.example/report.pdf', 'asked'],
  ['put a new image of api live, api:2', 'kubectl set image deployment/api api=registry.acme.example/api:2', 'unclear'],
])('%s: %s is %s', (question, command, kind) => expect(intent(question, command)).toBe(kind));

describe('accounts with nearly the name of another', () => {
  test.each([
    ['install zsh-autosuggestions', 'git clone https://github.com/zsh-user/zsh-autosuggestions ~/.zsh/zsh-autosuggestions'],
    ['get powerlevel10k', 'git clone https://github.com/romkatv1/powerlevel10k'],
    ['run the redis image', 'docker run -d redis0/redis:7'],
  ])('%s: %s has a clear line', (question, command) => expect(intent(question, command)).toBe('unclear'));

  test.each([
    ['install zsh-autosuggestions', 'git clone https://github.com/zsh-users/zsh-autosuggestions ~/.zsh/zsh-autosuggestions'],
    ['get powerlevel10k of zdharma', 'git clone https://github.com/zdharma/powerlevel10k'],
    ['run jellyfin', 'docker run -d jellyfin/jellyfin'],
  ])('%s: %s is quiet', (question, command) => expect(intent(question, command)).toBe('asked'));
});
