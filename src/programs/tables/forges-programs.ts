/** Programs: servers that teams run for themselves, and the services that they reach. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family, Program } from '../program.ts';
import { alike, deletesOnServer } from './shared-rows.ts';

const JOINS_RUNNERS = 'registers this machine for the jobs of a server';

/** A runner does what the workflows of the repositories say. */
const RUNNER: Program = {
  area: 'services',
  network: 'talks',
  passwords: ['--(?:token|secret)[= ]'],
  does: { reads: ['generate-config|version|help|completion|validate'], runs: ['exec'] },
  effects: {
    rows: [
      ordinary('register|create-runner-file', 'network', JOINS_RUNNERS),
      ordinary('daemon|one-job', 'runs-foreign-code', 'runs the jobs that a server gives', { area: 'services' }),
      ordinary('cache-server', 'network', 'starts a server for the caches of jobs'),
    ],
    short: 'c',
    long: ['config'],
  },
  acts: { reaches: 'instance' },
  data: 'c config token secret name labels no-interactive ephemeral once connect W workflows j job l list event E env s var',
};

/** Which attacks are found, by what the hub of CrowdSec gives out. */
export const FORGES = (): Family => ({
  tea: {
    area: 'repository',
    network: 'talks',
    passwords: ['--(?:token|password|otp)[= ]'],
    does: {
      reads: [
        'whoami|open|notifications|organizations|help',
        'logins|login list|ls',
        'issues|issue|pulls|pull|pr|releases|release|labels|label|milestones|milestone|repos|repo|branches|times list|ls|search',
        'issues|issue|pulls|pull|pr|releases|release|labels|label|milestones|milestone|repos|repo|branches|times',
      ],
      changes: ['clone', 'pulls|pull|pr checkout|co|clean', 'logins|login default'],
    },
    effects: {
      rows: [
        ordinary('logins|login add|edit', 'changes', 'stores a login for a server', { area: 'credentials' }),
        ordinary('logout', 'changes', 'forgets a login for a server', { area: 'credentials' }),
        ordinary('logins|login delete|rm', 'changes', 'forgets a login for a server', { area: 'credentials' }),
        ordinary(
          'issues|issue|pulls|pull|pr|labels|label|milestones|milestone create|c|close|reopen|open|edit|update|approve|reject|review|lgtm',
          'changes',
          'changes something on the server',
        ),
        ordinary('pulls|pull|pr merge|m', 'changes', 'merges a pull request on the server'),
        ordinary('comment', 'uploads', 'writes a comment that others see'),
        ordinary('repos|repo create|create-from-template|fork|migrate', 'changes', 'makes a repository on the server'),
        ordinary('releases|release create|edit', 'uploads', 'publishes a release'),
        deletesOnServer('repos|repo|releases|release|labels|label|milestones|milestone|times delete|rm'),
      ],
      long: ['token', 'password', 'otp', 'user'],
    },
    acts: { reaches: 'url' },
    data: `l login r repo R remote o output name n token user password otp t title d description head base b state s fields f limit lm page p
      style message merge-style a assignees L labels m milestone D deadline tag target note-file draft asset private org owner`,
  },
  'forgejo-runner': RUNNER,
  ...alike('forgejo-runner', 'act_runner'),
  // the one of the runner of GitHub; others of this name are scripts of a project as well
  'config.sh': {
    area: 'services',
    passwords: ['--(?:token|pat)[= ]'],
    does: { runs: [''] },
    effects: {
      rows: [
        ordinary('', 'network', JOINS_RUNNERS, { options: '--url', unless: /^remove$/ }),
        ordinary('remove', 'network', 'takes this machine out of the runners of a server'),
      ],
      long: ['url', 'token', 'pat', 'name', 'labels', 'runnergroup', 'work'],
    },
    acts: { reaches: 'url' },
    data: 'unattended token pat name labels no-default-labels runnergroup work replace ephemeral disableupdate local check',
  },

  gam: {
    area: 'accounts',
    network: 'talks',
    does: { reads: ['print|info|show|report|version|help|check|get'] },
    effects: {
      rows: [
        dangerous('create|add|invite', 'system', 'adds accounts, groups or rights of the organisation'),
        dangerous('update|undelete|move|issuecommand|suspend|unsuspend|sync', 'system', 'changes accounts or devices of the organisation'),
        dangerous('delete|remove|wipe|cancelwipe', 'deletes', 'deletes something of the organisation'),
        dangerous('oauth|project|select|config', 'settings', 'changes how you log in to the organisation', { area: 'credentials' }),
        dangerous('user|users|group|group_ns|ou|ous|org|all|file|csvfile|query|cros', 'changes', 'reads or changes data of accounts'),
        dangerous('csv|batch|tbatch|loop|redirect|multiprocess', 'changes', 'runs many commands of gam'),
      ],
      everyVerb: true,
    },
  },
});
