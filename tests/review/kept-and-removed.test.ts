/** Lines that lose what is to be used, answer a look with a change, or reach a place that is only nearly the one that was meant. */
import { describe, expect, test } from 'vitest';
import { questionIntent as intent } from './question-intent.ts';

const LISTED = { typed: 'git ls-remote git@gitlab.corp.example:acme/tools.git', output: '1f2e3d HEAD' };

describe('commented out', () => {
  test.each([
    ['restore the config from the .bak', 'cp -f nginx.conf nginx.conf.bak', {}],
    ['put the backup of the settings back', 'cp settings.ini settings.ini.old', {}],
    ['any security updates?', 'sudo dnf remove -y openssl', {}],
    ['upgrade firefox', 'sudo apt purge firefox', {}],
    ['whats in my env ml', 'conda env remove -n ml -y', {}],
    ['view the pipeline status', 'glab ci trigger deploy-prod', {}],
    ['clone acme/tools from our gitlab', 'git clone git@gitlab.c0rp.example:acme/tools.git', LISTED],
    ['download the manual pdf from docs.corp.example', 'wget http://docs-corp.example/manual.pdf', {}],
    ['run a grafana container for testing', 'docker run -d graffana/grafana:11', {}],
    ['composer update complains about plugins', 'composer config -g secure-http false', {}],
    ['bundle install hangs', 'bundle config set ssl_verify_mode 0', {}],
    ['which project is set', 'gcloud config set auth/disable_ssl_validation true', {}],
  ])('%s: %s', (question, command, before) => expect(intent(question, command, before)).toBe('unasked'));
});

describe('live', () => {
  test.each([
    ['restore the config from the .bak', 'cp -f nginx.conf.bak nginx.conf', {}],
    ['make a backup of the config', 'cp nginx.conf nginx.conf.bak', {}],
    // what an option is made of is compared as it is, and is no pattern
    ['let my other user use the display', 'xhost +si:localuser:`whoami`', {}],
    ['let my other user use the display', 'xhost "+(a|b)*[si]:localuser"', {}],
    ['was ist nicht mehr nötig? weg damit', 'sudo apt autoremove', {}],
    ['move my postgres from 13 to 15', 'sudo pg_upgradecluster 13 main', { typed: 'pg_lsclusters', output: '13 main 5432 online' }],
    [
      'the empty 16 is gone, continue with the upgrade',
      'sudo pg_upgradecluster 14 main',
      { typed: 'pg_lsclusters', output: '14 main 5432' },
    ],
    ['remove old kernels', 'sudo dnf remove kernel-5.14.0', {}],
    ['replace vim with neovim', 'sudo apt remove vim && sudo apt install neovim', {}],
    ['clone acme/tools from our gitlab', 'git clone git@gitlab.corp.example:acme/tools.git', LISTED],
    ['the same on web2', 'ssh web2.corp.example uptime', { typed: 'ssh web1.corp.example uptime', output: 'up 3 days' }],
    ['run a grafana container for testing', 'docker run -d grafana/grafana:11', {}],
    ['download the manual pdf from docs.corp.example', 'wget https://docs.corp.example/manual.pdf', {}],
    ['use php 8.1 for composer here', 'composer config platform.php 8.1', {}],
    ['set my project to shop', 'gcloud config set project shop', {}],
  ])('%s: %s', (question, command, before) => expect(intent(question, command, before)).not.toBe('unasked'));
});
