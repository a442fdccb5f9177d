/** The words with which each area of effects is asked for, in a few languages: beginnings of words, separated by spaces. */
import type { Area } from '../programs/account-rows.ts';
import { GIVES, KEEP_OUT, LET_IN, LOCKS, NEGATES, OFF, ON, TAKES, UNLOCKS } from './deed-words.ts';
import { STORED } from './stored-wishes.ts';
import type { Wish } from './wish.ts';
import { ANEW, CHANGE, INSTALL, LIMIT, OWN_ACCOUNT, REMOVE, RUN, SAME, SHOW } from './wish-verbs.ts';

/** Words that can only mean the machine. */
const POWER = String.raw`reboot shut\s?down shut\sit\sdown power\s?off hibernat suspend sleep\b zzz neu\s?start herunterfahr
  fahr\w*\s(?:\S+\s){1,4}(?:he)?runter\b перезагруз 重启 关机 再起動 シャットダウン 재부팅`;

/** How each area is asked for. */
export const WISHES: Readonly<Record<Area, Wish>> = {
  ...STORED,
  'system-files': {
    verbs: `${CHANGE} ${RUN} ${REMOVE}
      get\\s(?:\\S+\\s){1,3}(?:going|working|up|to\\swork)\\b
      mov link cop(?:y|ies|ied|ying) (?:un)?comment(?:s|ing)?\\b(?!\\sin) (?:de)?compress extract unpack backup sav print tee
      let\\s(?:\\S+\\s){1,3}(?:listen|accept|bind|use|run)\\b host(?:s|ed|ing)?\\s(?:a|my|the|our|this|it)\\b shar(?:e|ing)\\b serv(?:e|es|ing)\\b`,
    nouns: null,
    hard: true,
    byName: true,
    loose: 'path',
  },
  services: {
    verbs: String.raw`${ON} ${OFF} restart reload reread mask kill bring status run\w* reset fix down\b up\b neustart
      stopp redémarr relanc reinici riavvi herstart zrestart перезапус 重启 再起動 재시작 need\b back\b`,
    nouns: String.raw`servic usług serviço servizio dienst сервис служб サービス 服务 서비스 systemd daemon unit\b server process worker job\b
      everything all\b dienst`,
    loose: 'path',
  },
  packages: {
    verbs: `${INSTALL} ${REMOVE} (?:un)?hold (?:un)?pin\\b freez collect\\s(?:the\\s)?garbage`,
    nouns: String.raw`cache space disk full storage kernel packag transaction orphan everything system software updat upgrad all\b os\b machine
      dependenc librar modul ppa\b garbage generation
      (?:build|developer|command.line)\stools
      paket paquet pacchett pacote sist[eè]m syst[eè]m abhängigkeit dépendanc dependenci dependênci dipendenz пакет систем зависимост 依赖 依存 패키지 软件`,
    mild: String.raw`log\s?(?:in|out) login logout sign\sin authenticat`,
  },
  power: {
    verbs: String.raw`${POWER} off\b ${OFF} restart redémarr reinici riavvi herstart start\w*\s(?:\S+\s){1,4}neu\b`,
    nouns: String.raw`machine computer system\b laptop pc\b box\b server host\b notebook desktop mac\b pi\b ${POWER}
        rechner kiste ordenador computador ordinateur maquina máquina equipo sistema système macchina komputer комп машин ноут
      パソコン コンピュータ マシン 电脑 機器 机器 컴퓨터 노트북 now\b`,
    hard: true,
  },
  accounts: {
    verbs: String.raw`${CHANGE} ${REMOVE} ${GIVES} ${TAKES} ${LOCKS} ${UNLOCKS} ${NEGATES} let\b join invite login log\sin has\sto
      log\w*\s(?:\S+\s){1,3}(?:out|off)\b kick`,
    mild: String.raw`${INSTALL} permission denied access without\ssudo rootless
      ${OWN_ACCOUNT}`,
    // "permissions" are those of files: rights of an account are asked for with the account, the group or sudo
    nouns: String.raw`(?:ssh|gpg|deploy|public)\skeys? users?\b accounts? groups? polic roles? rights? access\b  bucket public\b readable
      namespace admin passwords? pw\b passwd
        members? sudo\b sudoers uid gid benutzer konto gruppe utilisateur compte groupe
        usu[aá]rio cuenta conta\b grupo utente gruppo gebruiker groep użytkownik grup пользовател групп аккаунт 用户 组 ユーザー グループ 사용자 계정 그룹`,
    hard: true,
  },
  firewall: {
    verbs: String.raw`${LET_IN} ${KEEP_OUT} ${REMOVE} ${ON} on(?=\s*$) ${OFF} ${LIMIT} ${NEGATES} protect secur harden flush reset unban`,
    // to set it up asks for rules, not for its end
    mild: String.raw`set\s?up config`,
    nouns: String.raw`firewall ufw iptables nft (?:un)?ban(?:s|n\w+)?\b unblock
      ports?\b rule traffic incoming outgoing ip\b ssh http pare-feu port[aoeu]?s?\b poort
      cortafuegos фаервол порт ポート ファイアウォール 端口 防火墙 포트 방화벽
        in\b`,
    hard: true,
  },
  kernel: {
    verbs: String.raw`load unload set\b blacklist ${CHANGE} ${ON} ${OFF} ${LIMIT} tun rais increas lower decreas more\b fewer less\b should\b route`,
    nouns: String.raw`module kernel sysctl driver parameter limit inotify swappiness forwarding`,
    hard: true,
  },
  processes: {
    verbs: String.raw`kill signal sig(?:term|kill|hup|int|stop|usr\d)\b stop end\b terminat clos quit free hang hung stuck abort interrupt
        force cancel go\saway go\b shoot put\s(?:\S+\s)?down pause freez ${OFF} beend tue[rz]?\b töte schie[sß]+ pausier termina mat(?:a|ar|o)\b encerr
      cierr[aeo] chiud uccid ubij zabij zakończ убе?й заверш 杀 结束 終了 종료 죽여 止め`,
    nouns: null,
    byName: true,
  },
  containers: {
    loose: 'path',
    verbs: String.raw`${REMOVE} weg(?=\s*$) ${RUN} ${OFF} ${LIMIT} shut(?:s|ting)?\sdown kill restart pull push down\b rebuild recreat scale stopp arrêt
        det[eé]n par[ae]r? ferma останов 停止`,
    nouns: String.raw`contenedor conteneur contenitor contêiner imagen immagin imagem bild(?:er)?\b volum контейнер образ 容器 镜像 コンテナ イメージ 컨테이너 이미지
      disk full space container image volume docker compose podman stack network pod\b everything all\b unused dangling builder cache wsl
      distribution simulator emulator`,
  },
  cloud: {
    verbs: String.raw`${REMOVE} ${CHANGE} ${RUN} ${ANEW} ${ON} ${OFF} ${GIVES} ${LET_IN} ${LIMIT} ${NEGATES} scale restart neustart
      перезапус roll upgrad instal resum paus import login log\sin mov migrat renew sign
        destroy terminat stop deallocat kill upload copy sync promot trigger rerun cancel
        approv unlock invalidat merg clos reopen comment ship\b go\slive online`,
    nouns: String.raw`pod\b pods deployment cluster namespace service instance bucket stack server droplet release node job function lambda app\b
      secret config
      manifest yaml chart k8s kubernetes image replica label terraform sandbox site project fly\b heroku vercel netlify resource queue topic index record
      page\b website content cloudfront pipeline workflow run\b pr\b pull\srequest issue environment infra cache certificate distribution
      cdn vm\b machine version revision plan\b`,
    // a complaint asks for what can be undone: "the site shows the old page"
    mild: String.raw`(?:old|stale|outdated|cached|previous)\s(?:\w+\s)?(?:page|version|site|files?|content|css|image)`,
    ends: String.raw`${REMOVE} ${ANEW} replac rotat ${SAME} scale\sdown shut terminat stop down\b kill cancel sync mirror upload deploy`,
  },
  // what the screen, the microphone, the camera, the keyboard or the network show
  capture: {
    verbs: String.raw`record(?:s|ing)?\b screen\s?(?:shot|cast|record) captur film\b photo picture snapshot sniff pcap traffic packets?\b
      webcam filmen aufnehm aufnahme aufzeichn enregistr capture grab[aeo]?\b grava registra opnem neem\s(?:\S+\s){1,5}op\b schermafdruk
      zrzut nagra запис скрин 录制 录音 截图 截个?屏? 録画 録音 スクリーンショット キャプチャ 스크린샷 녹화`,
    nouns: null,
    hard: true,
  },
  startup: {
    verbs: String.raw`${CHANGE} run\w*\s(?:\S+\s){0,4}as\sa(?:n|\s\S+)?\s(?:service|daemon)
        schedul alias automat start deploy authoriz permit trust load persist remember keep export source instal us(?:e|ing)\b
        let\b default mount`,
    alone: String.raw`cron\w* (?:every|each)\s(?:day|hour|night|week|month|minute|morning|evening|\d+|mon|tues|wednes|thurs|fri|satur|sun)
        daily hourly nightly weekly monthly midnight (?:at|on)\s(?:boot|startup|start-up|login|reboot) after\s(?:a\s)?reboot autostart
        surviv\w*\s(?:\S+\s){0,2}(?:reboot|restart)
        (?:each|every)\s\d jede[nrs]?\s(?:tag|morgen|stunde|nacht|woche|\d) stündlich täglich chaque tou(?:te)?s\sles
      cada\s(?:d[ií]a|hora|\d) tod(?:o|a)s\s[ol]?[ao]s ogni elke\b ieder codziennie co\s(?:godzin|\d) кажд ежедневно 毎日 每天 매일 permanent\w* for\sgood
        from\s(?:now|here)\son ab\s(?:jetzt|sofort) dorénavant désormais pour\stoujours a\spartir\sde\s(?:ahora|agora) d'ora\sin voortaan
      od\steraz отныне これから 今後 以后 앞으로
        (?:every|each)\s(?:new\s)?(?:shell|terminal|session) (?:before|after|on|with)\s(?:each|every)\s(?:commit|push|merge|checkout|pull)`,
    nouns: String.raw`bashrc bash_profile zshrc zshenv zprofile profile\b rc\b startup start-up login log\sin boot autostart cron\w* every\b
        daily hourly nightly weekly
      alias\w* plugins? themes? permanent persist always \$?PATH\b authorized authorised ssh\sconfig hooks? gitconfig sudoers (?:no|without(?:\sa)?)\spassword
      passwordless shell prompt
      systemd unit\b timer as\sa(?:n|\s\S+)?\s(?:service|daemon)
      fstab hosts\b direnv envrc mise completion midnight monday each\s(?:day|hour|night|week) dauerhaft immer toujours siempre sempre
      постоянно 永久 毎日 매일`,
    ends: REMOVE,
    hard: true,
  },
  settings: {
    verbs: `${CHANGE} ${REMOVE} from\\s(?:now|here)\\son us(?:e|ing)\\b talk\\b default always permanent for\\sgood prefer (?:sym)?link instal ignor
      rememb stor sign authentic cop(?:y|ies|ied) renam mov(?:e|es|ed|ing)\\b`,
    nouns: String.raw`clock time\b (?:the|system|machine|today)\S*\sdate\b uhr(?:zeit)?\b
        config\w* setting option default preferenc profile registry remote origin alias editor pager hook env\b environment
        name e?mail credential helper proxy
      workflow template rule`,
    alone: String.raw`(?:before|after|on|with)\s(?:each|every)\s(?:commit|push|merge|checkout|pull)`,
    // "npm is slow" names the tool, and asks for no other settings of it
    hard: true,
    byName: true,
    loose: 'name',
  },
  shell: {
    verbs: `${CHANGE} ${REMOVE} ${OFF} us(?:e|ing)\\b rais\\w* lower increas decreas limit alias sav stor assign defin export trap bind press load
      unset source activat`,
    nouns: String.raw`variable alias\w* function env\b environment export prompt proxy key\s?bind\w* binding completion histor option setopt
        shopt trap shell plugin path\b
      hook timestamp locale`,
    hard: true,
    byName: true,
    any: true,
    loose: 'name',
  },
  network: {
    verbs: String.raw`(?:un)?pair connect listen reverse tunnel forward netcat nc\b socat serv(?:e|es|ing)\b shar expos ping reach resolv lookup
      look\sup scan curl trac(?:e|ing)\b
        fetch download request call assign giv(?:e|es|ing)\s(?!me\b|us\b) add\b creat disconnect join
      quer check test api get\b open ${ON} ${OFF} verbind connexion conect подключ 连接 接続 연결 ssh log\sin login join sign\w*\s(?:\S+\s){0,3}in\b`,
    either: true,
    nouns: String.raw`route tunnel proxy socks ip\b dns internet network site serv(?:ers?|es?|ing)\b host
      (?:second|network|lan|wifi|ethernet)\scard nic\b url api endpoint port connection public
      address domain nfs samba smb
      website
      web http wi-?fi wlan lan\b vpn hotspot interface bluetooth
      head(?:phone|set) earbud speaker kopfhörer lautsprecher casque auricular cuffie`,
  },
  uploads: {
    verbs: String.raw`upload send publish push post(?:ing|ed|s)?\b shar(?:e|ing)\b (?:re-?)?deploy releas sync backup back\sup copy transfer submit
        scp rsync e?mail mov put\b
      ship mirror archiv report\s(?:it|this|an?|the|to)\b hit\b call request create trigger test query hochlad schick veröffentlich envoy
          publier téléverse envia
          subir carica отправ загруз опублик
      上传 发布 发送 アップロード 送信 公開 업로드 보내`,
    nouns: null,
    byName: true,
  },
  'foreign-code': {
    verbs: `${INSTALL} ${RUN} us(?:e|ing)\\b pass(?:es|ed|ing)?\\b send process through
      (?:as|give)\\s(?:\\S+\\s){0,3}(?:in|to)\\b enabl activat load eval source pip(?:e|ing)`,
    nouns: null,
    hard: true,
    byName: true,
  },
  // to leave something running: a verb that starts something, or that it goes on
  jobs: {
    verbs: String.raw`${RUN} background behind keep\b keeps detach daemon nohup parallel meanwhile simultan at\sonce
      at\sthe\ssame\stime both\b together while\b asynchron
      wait clos(?:e|ing) log(?:\s|-)?out hintergrund arrière-plan segundo\splano фон 后台 バックグラウンド play record monitor watch
      connect forward tunnel mount
      sync download listen view show us(?:e|ing)\b print(?:s|ing)?\s(?:\S+\s){0,3}\S+\.\w{2,4}\b printer druck\w*\s imprim`,
    nouns: null,
  },
  // to run something later: a time, or that there is one
  schedule: {
    verbs: String.raw`at\s\S*\d in\s(?:\d+|an?|half|one|two|three|five|ten)\s(?:s|min|h|d|week|month) after\s\d schedul later\b
      tomorrow tonight
      (?:each|every)\s(?:day|hour|minute|week|month|night|morning|\d+) daily hourly weekly monthly nightly cron timer midnight noon o'clock morning
      evening o’clock postpone delay remind
      um\s\d später morgen täglich stündlich à\s\d+\s?h demain mañana amanhã dentro\sde daqui\sa tra\sun domani over\s(?:een|\d) jutro
      za\s(?:godzin|\d) через завтра 明天 每天 明日 毎日 時間後 分後 小时后 分钟后 시간\s?후
      (?:at\s)?job\b`,
    nouns: null,
    hard: true,
  },
  'project-code': {
    verbs: String.raw`${RUN} ${INSTALL} ${CHANGE} fix check work virtual\s?env venv activat coverage type valid verif watch prepare clean
      updat export import sync pull profil flash upload\w*\s(?:\S+\s){0,4}(?:board|firmware|device|esp\w*|arduino|pico)
      measur tim(?:e|ing)
        pack bundl doc\w* jar\b wheel binary artifact publish seed reset simulat convert package scaffold lint sort sharpen minif restart up\b`,
    nouns: null,
  },
  scripts: {
    verbs: `${RUN} ${INSTALL} activat sourc us(?:e|ing)\\b load appl pass(?:es|ed|ing)?\\b send process through
      schedul profil measur tim(?:e|ing)\\b trace link\\s(?:\\S+\\s){0,4}(?:package|librar|modul)`,
    nouns: String.raw`scripts? program app\w*\b server service bot\b tool project it\b this\b that\b code tests? migration example demo
        benchmark env\w* playbook job
      notebook file dump hook deploy build suite worker skript programm logiciel programa`,
    loose: 'path',
  },
  protection: {
    verbs: String.raw`forget known.hosts? (?:host|old|stale|server|machine)\S*\skeys? fingerprint ignor skip insecur without disabl allow force
        self.signed gatekeeper\s(?:block|complain|stop|refus) trust bypass unsafe un-?quarantin (?:remov|clear|lift|delet|drop)\w*\s(?:\S+\s){0,3}quarantin
      privileg anyway mount shar map\b expos`,
    nouns: null,
  },
  root: { verbs: String.raw`sudo root admin superuser privileg as\s(?:the\s)?user`, nouns: null },
  yosh: {
    verbs: `${CHANGE} ${SHOW} us(?:e|ing)\\b switch connect forget point`,
    nouns: String.raw`yosh yo\b provider base_?url key_?command keys?\b profile wire anthropic openai ollama conversations? settings? server local`,
    hard: true,
    byName: true,
  },
};
