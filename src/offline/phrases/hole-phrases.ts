/**
 * Questions that leave out the file, the folder, the host, the name or the number: the command with an empty word in its place, for the
 * user to fill. Run as it is, each does nothing but complain; programs that take an empty word for "all" (pkill) or for the current folder
 * have no row here.
 */
import { hole, type Phrase } from '../phrasebook.ts';

type Row = readonly [ask: readonly string[], command: string, explanation: string];

const A = '[a|an|the|my|some|this|another|one]';
const NOUN = '(file|document|text file)';
const FOLDER = '(folder|directory|dir)';
const HOST = '(server|host|machine|computer|remote machine|remote server|remote host|other computer|box)';
const INTO = '(to|into|in)';

/** What comes after every explanation. */
const ONE = 'type it between the quotes';
const TWO = 'type them between the quotes';

const rows: readonly Row[] = [
  [[`(compare|diff) [the|my] [two|2] (folders|directories|dirs)`], 'diff -rq {} {}', `lists the files that differ, of two folders; ${TWO}`],
  [
    [
      `(go|move|change|switch|cd|get|navigate) ${INTO} ${A} ${FOLDER}`,
      `(change|switch|enter|open) ${A} ${FOLDER}`,
      `(change|switch) ${A} [current|working] ${FOLDER}`,
    ],
    'cd {}',
    `goes to the folder; ${ONE}`,
  ],
  [
    [`(rename) ${A} (file|folder|directory|document)`, `(change) ${A} name of ${A} (file|folder|directory)`],
    'mv -n {} {}',
    `renames a file or a folder: its name, then the new one; ${TWO}`,
  ],
  [
    [
      `move ${A} (file|folder|directory)`,
      `move ${A} (file|folder|directory) (to|into) (another|a different|some|a|the) [other] ${FOLDER}`,
      `move files`,
    ],
    'mv -n {} {}',
    `moves a file: its name, then the folder; ${TWO}`,
  ],
  [
    [`(copy|duplicate|cp) ${A} ${NOUN}`, `copy ${A} ${NOUN} (to|into) (another|a different|some|a|the) [other] (folder|directory|place)`],
    'cp -n {} {}',
    `copies a file: its name, then the name of the copy or its folder; ${TWO}`,
  ],
  [
    [`(copy|duplicate|cp) ${A} [whole|entire] ${FOLDER}`, `copy ${A} [whole|entire] ${FOLDER} with (everything|all|all files) in it`],
    'cp -rn {} {}',
    `copies a folder with all it contains: its name, then the name of the copy; ${TWO}`,
  ],
  [[`(delete|remove|rm) (a|one|some) ${NOUN}`, `get rid of a ${NOUN}`], 'rm {}', `deletes the file; ${ONE}`],
  [[`(delete|remove) an empty ${FOLDER}`], 'rmdir {}', `deletes the folder if it is empty; ${ONE}`],
  [[`(create|make|add|mkdir) [a|an|another] [new|empty] ${FOLDER}`], 'mkdir {}', `creates the folder; ${ONE}`],
  [[`(create|make|add|touch) [a|an|another] [new|empty] ${NOUN}`], 'touch {}', `creates the file, empty; ${ONE}`],
  [
    [
      `(read|show|view|display|print|cat|see|look at) (a|an|one|some) ${NOUN}`,
      `(show|view|see|read|print) the (contents|content) of a ${NOUN}`,
    ],
    'cat {}',
    `shows the file; ${ONE}`,
  ],
  [
    [`make ${A} (file|script|program) executable`, `(make|set) ${A} (file|script) (runnable|executable)`],
    'chmod u+x {}',
    `makes the file executable for you; ${ONE}`,
  ],
  [
    [
      `(change|set) [the] (permissions|permission|mode|rights) (of|on|for) ${A} (file|folder|directory|script)`,
      `(change|set) [the|file] (permissions|permission)`,
    ],
    'chmod {} {}',
    `changes the permissions: the mode, for example 644, then the file; ${TWO}`,
  ],
  [
    [`(change|set) [the] owner of ${A} (file|folder|directory)`, `(change|set) [the] ownership of ${A} (file|folder|directory)`],
    'sudo chown -- {} {}',
    `changes the owner: the user, then the file; ${TWO}`,
  ],
  [
    [
      '(extract|unpack|untar|open|uncompress|decompress) [a|an|the|some] (tar|tar.gz|tgz|tar.xz|tarball|tar.bz2) [file|archive]',
      '(extract|unpack|untar|open) [a|an|the] (archive|tarball)',
    ],
    'tar -xkf {}',
    `unpacks the archive here and overwrites nothing; ${ONE}`,
  ],
  [
    ['(extract|unpack|unzip|open|uncompress|decompress) [a|an|the|some] zip [file|archive]', 'unzip (a|an|some) (file|archive)'],
    'unzip -n {}',
    `unpacks the archive here and overwrites nothing; ${ONE}`,
  ],
  [
    [
      `(connect|log in|login|ssh) ${INTO} ${A} ${HOST}`,
      `(connect|log in|login) (to|into|on) ${A} ${HOST} (with|via|using|over|by|through) ssh`,
      `ssh ${INTO} ${A} ${HOST}`,
      '(use|do) ssh',
    ],
    'ssh {}',
    `opens a shell on the host, written user@host; ${ONE}`,
  ],
  [
    [
      `(copy|send|upload|transfer) ${A} ${NOUN} (to|onto) ${A} ${HOST}`,
      `(copy|send|upload|transfer) ${A} ${NOUN} (to|onto) ${A} ${HOST} (with|via|using|over|by) (ssh|scp)`,
    ],
    'scp {} {}',
    `copies a file to a host: its name, then user@host:folder; ${TWO}`,
  ],
  [[`ping ${A} [${'server|host|machine|computer|website'}]`], 'ping -c 4 {}', `asks the host four times whether it answers; ${ONE}`],
  [
    ['(clone|download|get) (a|some|the|another) [git|github] (repo|repository)', 'clone from github'],
    'git clone {}',
    `copies the repository here, from its address; ${ONE}`,
  ],
  [
    ['(create|make|start|add) [a|another] [new] [git] branch [in git]', '(create|make) a [new] branch and switch to it'],
    'git switch -c {}',
    `creates the branch and switches to it; ${ONE}`,
  ],
  [
    [
      '(switch|change|go) (to|between) [a|another|the] [other|different] [git] (branch|branches) [in git]',
      '(switch|change|checkout) [git] (branch|branches) [in git]',
    ],
    'git switch {}',
    `switches to the branch; ${ONE}`,
  ],
  [['(delete|remove) (a|one) [local] [git] branch [in git]'], 'git branch -d {}', `deletes the branch if it is merged; ${ONE}`],
  [
    [
      '(make|create|do) [a|my|the] [first|new|git] commit [in git]',
      'commit (my|the|all|all my) [staged] changes',
      'commit in git',
      'git commit',
    ],
    'git commit -m {}',
    `commits what is staged, with a message; ${ONE}`,
  ],
  [
    ['(kill|stop|end|terminate) (a|one|some) process', '(kill|end|terminate) a process by [its] (pid|id|number)'],
    'kill {}',
    `ends the process with this number; ${ONE}`,
  ],
  [
    [`(find|search for|look for|locate) a (file|document) by [its] name`, `(find|search for|locate) (a|some) file`],
    'find . -name {}',
    `finds files by their name, for example *.txt; ${ONE}`,
  ],
  [['(restart|reload) (a|some) [systemd] (service|daemon|unit)'], 'sudo systemctl restart {}', `restarts the service; ${ONE}`],
  [['(stop) (a|some) [systemd] (service|daemon|unit)'], 'sudo systemctl stop {}', `stops the service; ${ONE}`],
  [['(start) (a|some) [systemd] (service|daemon|unit)'], 'sudo systemctl start {}', `starts the service; ${ONE}`],
  [
    ['(see|show|view|check|get) [the] status of (a|some) [systemd] (service|daemon|unit)', 'check (if|whether) a service is running'],
    'systemctl status {}',
    `shows the status of the service; ${ONE}`,
  ],
  [
    ['(create|make|add) [a|another] [new] symbolic link', '(create|make) [a|another] [new] symlink'],
    'ln -s {} {}',
    `makes a link: what it leads to, then its name; ${TWO}`,
  ],
  [
    ['(download) (a|some) file [from the internet|from the web|from a url]'],
    'curl -fLO {}',
    `downloads the address into a file of its name; ${ONE}`,
  ],
  [[`count [the] (lines|number of lines) (in|of) a file`], 'wc -l {}', `counts the lines of the file; ${ONE}`],
  [
    [`compare two files`, `(see|find|show) [the] (difference|differences) between two files`],
    'diff {} {}',
    `shows the differences of two files; ${TWO}`,
  ],
  [[`(follow|watch|tail) (a|some) (log|log file|file)`], 'tail -f {}', `shows the end of the file, and what is added; ${ONE}`],
];

export const holePhrases: readonly Phrase[] = rows.map(([ask, command, explanation]) => ({ ask, reply: () => hole(command, explanation) }));
