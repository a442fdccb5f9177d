/** More of what people ask in passing: users, processes, pages and packages, in the many ways in which it is said. */
import { phrasesOf, type Row } from '../row-phrases.ts';

const rows: readonly Row[] = [
  [
    [
      '(force|make) [user] {name} [to] change [his|her|their] password (at|on) (next login|next log in|first login|his next login|her next login' +
        '|their next login)',
      '(expire|set) password of [user] {name} [to expire|now|to expired|to expire now]',
      'make password of [user] {name} expire [now]',
    ],
    'sudo chage -d 0 {name}',
    'makes {name} choose a new password at the next login',
    null,
  ],
  [
    [
      '(kill|end|stop|terminate) (everything|all processes|every process|all programs|all) (running as|of|owned by|that run as|run by|started by' +
        '|belonging to|that is running as|that belongs to|that belong to) user {name}',
    ],
    'sudo pkill -u {name}',
    'ends all processes of {name}',
  ],
  [
    [
      'when (was|did) process {pid} (started|start|begin)',
      '(how long|since when) (has|is) process {pid} [been] running',
      '(show) start time of process {pid}',
    ],
    'ps -o lstart=,etime= -p {pid}',
    'shows when the process {pid} was started, and how long it has run',
  ],
  [
    [
      '(what|which) (date|day) is [it] next {weekday}',
      '(what is|show) (date|date of) next {weekday}',
      "what is next {weekday}'s date",
      '(when|what date|which date) is [next] {weekday}',
    ],
    "date -d 'next {weekday}' +%F",
    'prints the date of the next {weekday}',
    null,
  ],
  [['how many seconds since (1970|epoch|unix epoch)', 'seconds since (1970|epoch)'], 'date +%s', 'prints the seconds since 1970'],
  [
    ['(extract|get|take|save|cut|pull) (page|pages) {n} (to|through|until|till|-) {n2} (from|of|out of) [pdf] {file}'],
    ['qpdf {file} --pages . {n}-{n2} -- pages.pdf', 'pdftk {file} cat {n}-{n2} output pages.pdf'],
    'writes the pages {n} to {n2} of {file} to pages.pdf',
  ],
  [
    ['(cut|trim|remove|drop|skip|chop) first {n} (seconds|secs|s) (off|from|of) [video|audio|file] {video}'],
    'ffmpeg -n -ss {n} -i {video} -c copy cut-{video}',
    'writes cut-{video}, without its first {n} seconds',
  ],
  [
    ['(cut|keep|take|extract|save|get) [only|just] first {n} (seconds|secs|s) of [video|audio|file] {video} [as new file|to new file]'],
    'ffmpeg -n -i {video} -t {n} -c copy cut-{video}',
    'writes the first {n} seconds to cut-{video}',
  ],
  [
    [
      'install [python] (package|module|library) {package} (for python|with pip|using pip|via pip|in python|from pip|from pypi)',
      'install {package} (for python|with pip|using pip|via pip|in python|from pypi)',
      'pip install {package}',
      'install python (package|module|library) {package}',
    ],
    'python3 -m pip install {package}',
    'installs {package} for Python',
  ],
  [['(update|upgrade) pip'], 'python3 -m pip install --upgrade pip', 'upgrades pip'],
  [
    ['(show|what is|get|give) (info|information|details|description|everything known) (about|of|on|for) [package] {package} [package]'],
    ['apt-cache show {package}', 'dnf info {package}', 'pacman -Si {package}', 'brew info {package}'],
    'shows what the package {package} is',
    'brew info {package}',
  ],
  [
    ['(is there|are there|check for) [an|any] (update|updates|newer version|new version) (for|of) [package|program] {package}'],
    ['apt-cache policy {package}', 'dnf check-update {package}', 'pacman -Qu {package}', 'brew outdated {package}'],
    'shows the version of {package} that is installed and the newest one',
    'brew outdated {package}',
  ],
  [
    [
      '(start|run|enable) {name} now and (at|on) (every boot|each boot|boot|startup|every startup|each startup)',
      '(start|run) {name} now and (always at boot|whenever machine boots|when machine boots)',
    ],
    'sudo systemctl enable --now {name}',
    'starts {name}, now and at every boot',
    null,
  ],
  [
    [
      'reload [service] {name} [service] (config|configuration|settings) [without restarting|without restarting it|without restart]',
      'reload (config|configuration|settings) of [service] {name}',
      '(reload) [service] {name} (without restarting|without restarting it|without a restart)',
      'make {name} (reload|reread|re-read) [its] (config|configuration|settings)',
    ],
    'sudo systemctl reload {name}',
    'makes {name} read its configuration again, without a stop',
    null,
  ],
  [
    [
      '(show) [all] cron jobs of [user] {name}',
      "(show) [user] {name}'s (cron jobs|crontab|cron table)",
      '(show) (crontab|cron table) of [user] {name}',
    ],
    'sudo crontab -l -u {name}',
    'lists the cron jobs of {name}',
  ],
  [
    ['(reboot|restart) [this machine|machine] at {clock}'],
    'sudo shutdown -r {clock}',
    'restarts this machine at {clock}; sudo shutdown -c cancels it',
  ],
  [
    ['(shut down|shutdown|power off|turn off|switch off) [this machine|machine] at {clock}'],
    'sudo shutdown -h {clock}',
    'shuts this machine down at {clock}; sudo shutdown -c cancels it',
  ],
  [
    ['(show) [running] containers (with|and) [their] (sizes|size|disk usage)', 'how big are [running] containers'],
    'docker ps -s',
    'lists the running containers with their sizes',
  ],
  [['(delete) (image|docker image|container image) {image}'], 'docker rmi {image}', 'removes the image {image}'],
  [
    ['(what is in|show) (environment|environment variables|env|env variables|env vars) (of|in|inside) [docker] container {name}'],
    'docker exec {name} env',
    'prints the environment in the container {name}',
  ],
  [
    [
      '(what|which) (model|kind of|type of) (is|does) cpu',
      '(what|which|what kind of|what type of) (cpu|processor) (do i have|is in this machine|is this|is in here|does this machine have|is in' +
        ' machine|has this machine)',
      '(what is|show) (model|name|type) of [my|the] (cpu|processor)',
      'what model is cpu',
    ],
    'lscpu',
    'shows the model of the processor, its cores and caches',
    'sysctl -n machdep.cpu.brand_string',
  ],
  [
    [
      '(who|which users) (can|may|is allowed to) write (to|in|into) [folder|directory|file] {dir}',
      '(who|which users) (can|may|is allowed to) (read|access|open) [folder|directory|file] {dir}',
    ],
    'ls -ld {dir}',
    'shows the owner, the group and the rights of {dir}',
  ],
  [
    [
      '(show) tree except in {folder} [folder|directory]',
      'tree except in {folder}',
      '(show) [folder|directory] tree (without|but ignore|ignoring|excluding|except|but not|but without) {folder}',
    ],
    'tree -I {folder}',
    'shows the folders and files here as a tree, without those named {folder}',
  ],
  [
    [
      '(is there) (file|folder) (called|named) {made} [somewhere|anywhere] (under here|below here|in here|in this folder|in this tree|here' +
        '|somewhere under here|somewhere here|somewhere below|anywhere under here|in here somewhere|in subfolders)',
    ],
    'find . -name {made}',
    'looks for {made} here and below',
  ],
  [
    [
      '(find|locate|where are) [all|every] (copies|copy|versions|instances) of [file] {pattern} [here]',
      '(find|locate|where is|where did i put|where did i save|where have i put) [file] {pattern} [somewhere]',
    ],
    'find . -name {pattern}',
    'looks for {pattern} here and below',
  ],
];

export const commonPackageRows = phrasesOf(rows);
