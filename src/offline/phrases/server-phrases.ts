/** What people do every day with containers, clusters, a shared repository and the machine itself, in a whole sentence. */
import { type Phrase, run } from '../phrasebook.ts';
import { quote, quotePath } from '../quote.ts';

/** A name as container engines, clusters and git take it: never an option, nothing that a shell reads. */
const NAME = /^[A-Za-z0-9][\w./:-]*$/;
const HOST = /^(?:[a-z0-9-]+\.)*[a-z0-9-]*[a-z0-9]$/i;
const isPort = (text: string): boolean => /^\d{1,5}$/.test(text) && Number(text) > 0 && Number(text) < 65_536;
const MODE = /^[0-7]{3,4}$/;

const SHOW = '(list|show|show me|print|see|get)';
const REMOVE = '(remove|delete|prune|clean up|clear)';
const EACH = '(all|every|each|all the|all of the|all my) [running] (container|containers) (except|but|other than|besides|apart from)';

export const serverPhrases: readonly Phrase[] = [
  {
    ask: [`${REMOVE} [all] [the|my|of the] (stopped|exited|dead) [docker] containers`],
    reply: () => run('docker container prune', 'removes all stopped containers, after a question'),
  },
  {
    ask: [
      '(build) [a|an|the] [docker|container] image (called|named|tagged) {name}',
      '(build) [a|an|the] [docker|container] image {name} [from here]',
    ],
    reply: ({ name = '' }) =>
      NAME.test(name) ? run(`docker build -t ${quote(name)} .`, `builds the image ${name} from this folder`) : null,
  },
  {
    ask: [`(stop|halt) ${EACH} {name}`],
    reply: ({ name = '' }) =>
      NAME.test(name)
        ? run(
            `docker ps --format '{{.Names}}' | grep -vxF -- ${quote(name)} | xargs -r docker stop`,
            `stops all running containers but ${name}`,
          )
        : null,
  },
  {
    ask: [`${SHOW} [all] [the|my] (pods)`, 'which pods are (there|running)'],
    reply: () => run('kubectl get pods', 'lists the pods of this namespace'),
  },
  {
    ask: ['(describe) [the] pod [called|named] {name}'],
    reply: ({ name = '' }) =>
      NAME.test(name) ? run(`kubectl describe pod ${quote(name)}`, `shows what is known of the pod ${name}`) : null,
  },
  {
    ask: [`${SHOW} [the] (logs|log) (of|from|for) [the] pod [called|named] {name}`],
    reply: ({ name = '' }) => (NAME.test(name) ? run(`kubectl logs ${quote(name)}`, `prints what the pod ${name} logged`) : null),
  },
  {
    ask: ['(forward) [the] port {port} (of|from|to) [the] pod [called|named] {name}'],
    reply: ({ port = '', name = '' }) =>
      isPort(port) && NAME.test(name)
        ? run(`kubectl port-forward pod/${quote(name)} ${port}:${port}`, `forwards port ${port} here to the pod ${name}, until Ctrl-C`)
        : null,
  },
  {
    ask: [
      '(delete|remove) [the] remote branch [called|named] {name}',
      '(delete|remove) [the] branch {name} (on|from) (origin|github|gitlab|the remote|the server)',
    ],
    reply: ({ name = '' }) =>
      NAME.test(name) ? run(`git push origin --delete ${quote(name)}`, `deletes the branch ${name} on origin`) : null,
  },
  {
    ask: ['(drop|delete|remove|clear) (all|all the|all my|all of my|every) (stash|stashes)'],
    reply: () => run('git stash clear', 'drops all stashes; they cannot be brought back'),
  },
  {
    ask: [
      '(get|fetch|pull|download) [the] (latest|newest|new|recent) (changes|commits|version|code) [from the server|from origin|from github|from the remote]',
    ],
    reply: (_, machine) =>
      machine.exists('.git') ? run('git pull', 'gets the new commits of the remote repository into this branch') : null,
  },
  {
    ask: [
      '(tag) [this|the|the current|the last] [commit|version|release] (as|with) {name}',
      '(create|make|add) [a|the] [git] tag [called|named] {name}',
    ],
    reply: ({ name = '' }) => (NAME.test(name) ? run(`git tag ${quote(name)}`, `gives this commit the tag ${name}`) : null),
  },
  {
    ask: ['(push|publish) [all] [the|my] [git] tags [to origin|to the remote|to github]'],
    reply: () => run('git push --tags', 'sends your tags to the remote repository'),
  },
  {
    ask: ['(which|what) files are ignored [by git]', `${SHOW} [all] [the] ignored files [of git]`, '(which|what) files does git ignore'],
    reply: () => run('git status --ignored --short', 'lists what git ignores, after !!'),
  },
  {
    ask: [
      '(change|edit|fix|reword|correct) [the|my] (last|latest|previous) commit message',
      '(change|edit|fix|reword|correct) the message of [the|my] (last|latest|previous) commit',
    ],
    reply: () => run('git commit --amend', 'opens the message of the last commit in your editor'),
  },
  {
    ask: ['(which|what) package (owns|provides|has|contains|installed) {path}', '(what|which) package (does) {path} (belong to|come from)'],
    reply({ path = '' }, machine) {
      if (!path.startsWith('/')) return null;
      const command = machine.has('dpkg') ? 'dpkg -S' : machine.has('rpm') ? 'rpm -qf' : machine.has('pacman') ? 'pacman -Qo' : null;
      return command === null ? null : run(`${command} ${quotePath(path)}`, `names the package that ${path} came with`);
    },
  },
  {
    ask: ['(open|allow) [the] port {port} (in|on|through) [the|my] firewall'],
    reply({ port = '' }, machine) {
      if (!isPort(port)) return null;
      if (machine.has('ufw')) return run(`sudo ufw allow ${port}/tcp`, `lets others reach port ${port} of this machine`);
      return machine.has('firewall-cmd')
        ? run(`sudo firewall-cmd --add-port=${port}/tcp`, `lets others reach port ${port} of this machine, until the next start`)
        : null;
    },
  },
  {
    ask: ['who is (connected|logged in|logged on) [to|on|at] [this|the] [machine|computer|server|system|box]'],
    reply: () => run('who', 'lists who is logged in'),
  },
  {
    ask: [`${SHOW} [the] last {n} (logins|log-ins)`],
    reply: ({ n = '' }) => (/^[1-9]\d{0,3}$/.test(n) ? run(`last -n ${n}`, `lists the last ${n} logins`) : null),
  },
  {
    ask: ['(is|check if|check whether|test if) [the] (site|website|page) {host} [is] (up|online|reachable|down)'],
    reply: ({ host = '' }) =>
      HOST.test(host) && host.includes('.')
        ? run(`curl -sSI -o /dev/null -w '%{http_code}\\n' https://${host}`, `prints the status with which ${host} answers`)
        : null,
  },
  {
    ask: ['(test|check) [the|my] (connection|access) to {host} [on|at] port {port}', '(is|check if) port {port} (is open|open) on {host}'],
    reply: ({ host = '', port = '' }, machine) =>
      HOST.test(host) && isPort(port) && machine.has('nc')
        ? run(`nc -vz ${host} ${port}`, `tries to connect to port ${port} of ${host}`)
        : null,
  },
  {
    ask: [`${SHOW} [all] [the] errors (in|from|of) [the] [system] (log|logs|journal) (of|from) today`, `${SHOW} today's [system] errors`],
    reply: (_, machine) =>
      machine.has('journalctl') ? run('journalctl -p err --since today --no-pager', "lists today's errors of the system log") : null,
  },
  {
    ask: ['(empty|clear) [the|my] (trash|trash can|wastebasket|recycle bin)'],
    reply: (_, machine) =>
      machine.has('gio') ? run('gio trash --empty', 'deletes what is in the trash; it cannot be brought back') : null,
  },
  {
    ask: [
      '(set) [the] permissions of [all] [the] files to {files} and [of] [all] [the] (folders|directories) to {folders}',
      '(make|chmod) [all] [the] files {files} and [all] [the] (folders|directories) {folders}',
    ],
    reply: ({ files = '', folders = '' }) =>
      MODE.test(files) && MODE.test(folders)
        ? run(
            `find . -type d -exec chmod ${folders} {} + -o -type f -exec chmod ${files} {} +`,
            `gives files here and below the mode ${files} and folders ${folders}`,
          )
        : null,
  },
  {
    ask: [`${REMOVE} [all] [the] broken [symbolic] (symlinks|links) [here]`],
    reply: (_, machine) => (machine.gnu ? run('find . -xtype l -delete', 'deletes the links here and below whose target is gone') : null),
  },
  {
    ask: ['(make) (all|all the|all my|every) [shell] (scripts|script) executable'],
    reply: () => run('chmod +x -- *.sh', 'makes the scripts in this folder executable'),
  },
];
