/** More of what developers ask: of git, containers, clusters, packages of a language and a web server. */
import { phrasesOf, type Row } from '../row-phrases.ts';

const CLUSTER_POD = '[kubernetes] pod';

const rows: readonly Row[] = [
  [
    ['(show|what) (would|will) git clean (delete|remove)', 'show [untracked] files that git clean would delete', 'git clean dry run'],
    'git clean -nd',
    'lists what git clean would delete; deletes nothing',
  ],
  [
    [
      'delete [all] untracked files [and folders] [from repository|in git|but not the ignored ones|but keep ignored ones]',
      'clean [up] repository of untracked files',
    ],
    'git clean -di',
    'asks which untracked files to delete; ignored ones stay',
  ],
  [
    [
      '(reset|set) [this|my|current] branch to {ref} [exactly] [and throw away my changes|and discard everything|hard]',
      'make [this|current] branch (equal to|the same as|like|identical to) {ref}',
    ],
    'git reset --hard {ref}',
    'makes this branch equal to {ref}; changes and commits that {ref} does not have are lost',
  ],
  [
    ['(force push|push with force|force-push) [safely] [this|current] [branch]', 'push [this|current] [branch] with force with lease'],
    'git push --force-with-lease',
    'replaces the branch on the server, unless somebody pushed to it meanwhile',
  ],
  [
    ['(stash|put aside) (only|just) [file] {file}', '(stash|put aside) file {file}'],
    'git stash push -- {file}',
    'puts the changes of {file} aside; git stash pop brings them back',
  ],
  [
    ['(apply|use) [last] stash (but|and|without) (keep|keeping|deleting|dropping|removing) [it|stash]', 'git stash apply'],
    'git stash apply',
    'brings back the changes of the last stash and keeps it',
  ],
  [['(drop|delete|throw away) [last|latest] stash'], 'git stash drop', 'deletes the last stash'],
  [
    ['(undo|revert|reverse) [commit] {commit} without committing [it]'],
    'git revert --no-commit {commit}',
    'takes back what {commit} changed, without a commit',
  ],
  [
    ['(amend|change|edit|fix|reword) [message of] [the] last commit [message]'],
    'git commit --amend',
    'opens the message of the last commit in your editor',
  ],
  [
    ['show (log|commits|history) without merges', 'show commits that are no merges'],
    'git log --oneline --no-merges',
    'lists the commits that are no merges',
  ],
  [
    ['(show|count) [lines of] commits (since|of|from) yesterday', 'what did (i|we) commit yesterday', 'show commits of (last|past) day'],
    'git log --oneline --since=yesterday',
    'lists the commits since yesterday',
  ],
  [
    ['(rebuild|build) [docker] compose service {name} without cache', 'docker compose build {name} without cache'],
    'docker compose build --no-cache {name}',
    'builds the image of {name} anew',
  ],
  [
    ['(rebuild|build) [docker] image {name} without cache'],
    'docker build --no-cache -t {name} .',
    'builds the image {name} anew, from this folder',
  ],
  [['(save|export) docker image {name} (to|into|as) [file] {file}'], 'docker save -o {file} {name}', 'writes the image {name} to {file}'],
  [['(load|import) docker image (from|of) [file] {file}'], 'docker load -i {file}', 'loads the image in {file}'],
  [
    [
      'show last {n} [lines of] logs (of|from|for) [docker] container {name}',
      'show last {n} log lines (of|from|for) [docker] container {name}',
    ],
    'docker logs --tail {n} {name}',
    'prints the last {n} lines that {name} logged',
  ],
  [
    [
      `forward port {port} (of|from) ${CLUSTER_POD} {name} [to here|to localhost|to my machine]`,
      `port forward {port} (of|from|to) ${CLUSTER_POD} {name}`,
    ],
    'kubectl port-forward pod/{name} {port}:{port}',
    'makes port {port} of the pod {name} reachable here, until Ctrl-C',
  ],
  [
    ['forward port {port} (of|from) [kubernetes] service {name} [to here|to localhost|to my machine]'],
    'kubectl port-forward service/{name} {port}:{port}',
    'makes port {port} of the service {name} reachable here, until Ctrl-C',
  ],
  [
    [
      `why (is|does) ${CLUSTER_POD} {name} (not starting|not start|pending|crashing|not running|crash)`,
      `describe ${CLUSTER_POD} {name}`,
      `what is wrong with ${CLUSTER_POD} {name}`,
    ],
    'kubectl describe pod {name}',
    'shows the state of the pod {name} and its events',
  ],
  [
    ['delete [all] evicted pods', 'delete [all] failed pods'],
    'kubectl delete pods --field-selector=status.phase=Failed',
    'deletes the pods of this namespace that failed',
  ],
  [
    ['(test|check|validate) nginx (config|configuration) [files]', '(is|check if) nginx (config|configuration) [is] (valid|ok|correct)'],
    'sudo nginx -t',
    'says whether the configuration of nginx is valid',
  ],
  [
    [
      '(restart|reload) nginx (if|only if|when) [its] (config|configuration) is (valid|ok|correct)',
      'test nginx (config|configuration) and (then restart|restart|reload) [it]',
    ],
    'sudo nginx -t && sudo systemctl reload nginx',
    'reloads nginx if its configuration is valid',
  ],
  [
    ['show [all] outdated (python|pip) packages', '(which|what) (python|pip) packages (are outdated|can be updated|have updates)'],
    'python3 -m pip list --outdated',
    'lists the Python packages that have a newer version',
  ],
  [
    ['show [all] outdated npm packages', '(which|what) npm packages (are outdated|can be updated|have updates)'],
    'npm outdated',
    'lists the packages of the project that have a newer version',
  ],
  [
    [
      '(create|make) (virtualenv|venv|virtual environment|python environment|virtual env) and install requirements [in it] [from requirements.txt]',
      'set up (venv|virtualenv|virtual environment) with requirements [from requirements.txt]',
    ],
    'python3 -m venv .venv && .venv/bin/pip install -r requirements.txt',
    'makes the environment .venv and installs the requirements in it',
  ],
];

export const developingRows = phrasesOf(rows);
