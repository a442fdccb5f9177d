/**
 * The deeds that have an opposite, as people ask for them in a few languages: beginnings of words, separated by spaces. They tell the
 * two apart ("close port 80" asks for no `ufw allow 80`), and are verbs of the areas.
 */
import type { Deed } from '../programs/effect-rows.ts';

/** What turns a deed round: "nobody may reach it any more", "kein zugriff mehr". */
export const NEGATES = String.raw`nobody\s(?!but|else) no\sone\b(?!\s(?:but|else)) no\s(?:longer|more|public)\b any\s?more\b any\slonger\b (?<=^|\n)no\s
  nicht\smehr kein\S*\s(?:\S+\s)?mehr\b niemand ne\s\S+\splus\b plus\s(?:de|d')\s? personne ya\sno\b nadie ninguém não\s\S+\smais\b nessuno
  niet\smeer geen\s niemand nikt nie\s\S+\sjuż больше\sне никто もう 不再 더\s?이상`;

/** To let somebody or something in. */
export const LET_IN = String.raw`unban open allow permit let(?:s|ting)?\b may\b accept admit whitelist unblock expos forward reach
    (?:get|come|comes|gets)\s(?:\S+\s){0,2}(?:in|into|through|to)\b (?:everybody|everyone|anyone|anybody)\s (?:only|just|but|except)\s public
  öffn aufmach freigeb freischalt erlaub zulass durchlass lass\b mach\w*\s(?:\S+\s){1,4}auf\b auf(?=\s*$)
  ouvr\S* autoris laiss abr[aeio]\w*\b permit dej[ae]\b liber[ae] apr[aei]\w*\b consent lascia zet\s(?:\S+\s){1,3}open toesta
  otw[oó]rz pozw[oó]l zezw[oó]l udost[eę]pn откр разреш пуст 開け 開放 許可 允许 开放 打开 열어 허용`;

/** To keep somebody or something out. */
export const KEEP_OUT = String.raw`clos shut block ban(?:s|n\w+)?\b den(?:y|ied|ies)\b reject refus forbid prohibit keep\w*\s(?:\S+\s){1,4}out\b
    private lock
  sperr schließ schliess verbiet verbot blockier dicht mach\w*\s(?:\S+\s){1,4}zu\b zu(?=\s*$) ferm[eé]\w* bloqu interdi cierr\w* fech[aeo]\w*
  chiud\w* blocc\w* sluit\w* blokk verbied dicht zamkn\S* zablok zabron закр заблок запре 閉じ 閉め 塞 遮断 拒否 ブロック 关闭 禁止 拒绝 封 屏蔽 닫 막아 차단`;

/** To end what is on, or to make it stay off. */
export const OFF = String.raw`disabl deactiv stop halt (?:turn|switch|power|shut|put|get|tak|bring)\w*\s(?:\S+\s){0,4}(?:off|down|out)\b
    off(?=\s*(?:$|please|in\b|at\b|until|for\b|now|complet)) without kill
  ausschalt ausmach abschalt abstell deaktiv stopp halt\w*\s(?:\S+\s){1,3}an\b anhalt aus(?=\s*(?:$|bitte)) mach\w*\s(?:\S+\s){1,4}aus\b
  schalt\w*\s(?:\S+\s){1,4}aus\b coupe éteins? éteindre eteins désactiv arrêt stoppe[rz]? apag[auo]\w* desactiv deten par[ae]r?\b deslig\w* desativ
  spegn\w* disattiv ferm[ai]\w* uitzet uitschakel zet\s(?:\S+\s){1,4}uit\b uit(?=\s*$) wył[aą]cz zatrzym выключ отключ останов
  止め 停止 オフ 無効 切って 关掉 关闭 停 禁用 꺼 끄 중지`;

/** To make what is off go on. */
export const ON = String.raw`enabl activat start boot launch (?:turn|switch|power|bring)\w*\s(?:\S+\s){0,4}(?:on|up)\b on(?=\s*(?:please|again))
  einschalt anschalt anmach aktivier starte mach\w*\s(?:\S+\s){1,4}an\b schalt\w*\s(?:\S+\s){1,4}(?:an|ein)\b an(?=\s*(?:$|bitte)) allum activ
  démarr lance encend enciend arranc liga\w*\b ativ accend\w* avvi\w* attiv zet\s(?:\S+\s){1,4}aan\b aan(?=\s*$) aanzet inschakel
  wł[aą]cz uruchom включ запуст 起動 有効 オン 开启 打开 启动 启用 켜 시작`;

/** To lock an account. */
export const LOCKS = String.raw`lock suspend deactiv disabl freez ban(?:s|n\w+)?\b block keep\w*\s(?:\S+\s){1,4}out\b
  sperr verrouill bloqu blocc bloke blokk zablok заблок ロック(?!を?解除) 锁(?!を) 锁定 잠가 잠그`;

/** To unlock it. */
export const UNLOCKS = String.raw`unlock unblock unban reactiv let\b allow enabl entsperr déverrouill débloqu desbloqu sblocc deblok ontgrendel odblok
  разблок ロックを?解除 解锁 解鎖 잠금\s?해제`;

/** To give somebody rights. */
export const GIVES = String.raw`giv grant allow let(?:s|ting)?\b may\b can\b needs? mak(?:e|es)\b add\b adds shar invit assign access should\b
    put\b join own\b owner us(?:e|ing)\b public readable
  gib geb[et]?\b füg hinzu darf dürf soll donn accord ajout dale\b dar\b dá\b dai\b concede conced agreg añad adicion aggiung geef voeg daj\b dodaj
  дай доба 与え 追加 付与 权限 授予 加入 添加 추가 부여`;

/** To take rights away. */
export const TAKES = String.raw`revok tak(?:e|es|ing)\s(?:\S+\s){0,5}(?:out|away|from|off)\b los(?:e|es|ing)\b remov delet withdraw kick private clos
  entzieh entfern raus retir enlèv enlev quita tira\b tir(?:e|ar)\b toglie?\b rimuov revoc ontneem verwijder odbierz usu[nń] забер убер удал
  取り消 剥奪 外し 削除 收回 撤销 移除 박탈 제거`;

/** What asks for a deed, and for the one that would undo it. */
interface Asking {
  readonly own: string;
  readonly opposite: string;
  /** It gives or starts something, which a negation alone does not ask for. */
  readonly gives?: true;
}

/** The deeds that rows have. */
export const DEEDS: Readonly<Record<Deed, Asking>> = {
  'lets-in': { own: LET_IN, opposite: KEEP_OUT, gives: true },
  'keeps-out': { own: KEEP_OUT, opposite: LET_IN },
  'turns-off': { own: OFF, opposite: `${ON} on(?=\\s*$) restart reload neu\\s?start redémarr relanc reinici riavvi перезапус 重启 再起動` },
  'turns-on': { own: ON, opposite: OFF, gives: true },
  'gives-rights': { own: `${GIVES} ${LET_IN}`, opposite: `${TAKES} ${LOCKS}`, gives: true },
  'takes-rights': { own: TAKES, opposite: GIVES },
  locks: { own: LOCKS, opposite: UNLOCKS },
  unlocks: { own: UNLOCKS, opposite: LOCKS, gives: true },
};
