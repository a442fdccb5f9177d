/** The words with which changes of what is stored are asked for, in a few languages: beginnings of words, separated by spaces. */
import type { Area } from '../programs/account-rows.ts';
import type { Wish } from './wish.ts';
import { GIVES, NEGATES } from './deed-words.ts';
import { ANEW, CHANGE, LIMIT, REMOVE, SAME, SHOW } from './wish-verbs.ts';

/** The areas that keep data. */
type Stored = Extract<Area, 'files' | 'repository' | 'disks' | 'backups' | 'databases' | 'credentials'>;

/** To keep so many: "keep all" ends none. */
const KEEPS_SOME = String.raw`(?:keep|keeps|only|retain|stay)\s(?:\S+\s){0,3}\d
  (?:behalt\w*|nur|garde[rz]?|conserv\w+|guarda\w*|mant\w+|tieni|bewaar|hou|zachowaj|остав\w*)\s(?:\S+\s){0,3}\d
  \d+\S{0,3}(?:残して|保留|남겨)`;

/** How each of them is asked for. */
export const STORED: Readonly<Record<Stored, Wish>> = {
  files: {
    verbs: `${REMOVE} ${CHANGE} mov overwrit cop(?:y|ies|ying) dupl sav put\\b restor instal deploy sync mirror split merg archiv backup
        back\\sup shrink rotat export dump download fetch compress decompress zip unzip gzip gunzip pack unpack extract resiz optimi[sz]
      crop lint strip
      (?:half|double|twice)\\s(?:the\\s|of\\s|their\\s|its\\s)?(?:size|width|height|resolution) smaller
      as\\s(?:an?\\s)?(?:csv|tsv|json|ya?ml|toml|xml|html|pdf|png|jpe?g|gif|webp|mp[34]|markdown|utf-?8)\\b
      join concat combin assembl (?:lower|upper)\\s?case capitali[sz] store into\\b output generat record trim prepend substitut swap
      indent normali[sz]
      rewrit reformat number\\s(?:the|all|my|these)\\b
      (?:print|list|log|echo|redirect|tee|collect)\\w*\\s(?:\\S+\\s){1,12}to\\s(?:an?\\s|the\\s)?(?:file\\b|\\S+\\.\\w+)`,
    ends: `${REMOVE} weg(?=\\s*$) ${ANEW} ${SAME} overwrit replac renam mov sync mirror shrink rotat reduc limit cut\\s(?:\\S+\\s)?to\\b
      tak(?:e|ing)\\s(?:\\S+\\s){1,5}out\\sof keep\\s(?:only|just|one)\\b (?:keep|kept|stay)\\s(?:\\S+\\s){0,5}(?:below|under|within|smaller|at\\smost)`,
    nouns: null,
  },
  repository: {
    verbs: String.raw`${REMOVE} ${CHANGE} unstage commit push pull merg rebas squash amend stash checkout switch branch tag cherry revert sync overwrit force
      bisect restor get\sback bring\sback fetch clone recover rückgängig annul deshac publish submit abort stuck conflict history send shar upload
      deploy releas pull\srequest pr\b github gitlab ship\b online finish hochlad envoy enviar? subir sub[ae] pouss schieb отправ залей 推送
      提交 上传 プッシュ`,
    // "update my branch" gives up no work
    ends: String.raw`${REMOVE} ${ANEW} garbage\scollect sync ignor amend rebas overwrit forc rewrit exactly identical same\sas match
      like\s(?:the|origin|upstream|it) from\s(?:\S+\s)?(?:branch|commit|tag|stash|revision) (?:take|get|use|want)\s(?:\S+\s){1,6}from\b
      out\sof\s(?:\S+\s){0,3}history like\s(?:\S+\s){1,2}again
      (?:their|our)s\b (?:their|our)\s(?:version|side|changes) abort rückgängig annul deshac checkout mov`,
    nouns: null,
  },
  disks: {
    verbs: String.raw`(?:add|creat\w*|mak\w*|increas\w*|enabl\w*|set\sup)\s[\w\s]{0,20}swap format
      (?:creat\w*|mak\w*|put)\s(?:\S+\s){0,3}(?:fs|file\s?systems?|ext[234]|xfs|btrfs|ntfs|exfat|fat32)\b
      as\s(?:an?\s)?(?:ext[234]|xfs|btrfs|ntfs|exfat|fat32)\b raid\s?-?\d+\s(?:from|of|out|with|across|on)\b (?:disk|drive|ssd)\s\S+\sas\s/
      replac\w*\s(?:\S+\s){0,3}(?:disk|drive|platte)
      partition(?!s\b|\stable) (?:add|creat\w*|mak\w*|new|delet\w*|remov\w*|chang\w*|edit)\s[\w\s/]{0,20}partition flash burn wip[ei] eras writ mount
      unmount umount clon imag bootable fill resiz encrypt decrypt repair grow extend shrink
      giv\w*\s(?:\S+\s){1,4}(?:space|room|rest|\d+\s?[gtm]i?b?)\b
      label eject attach expand enlarge erweiter vergrößer amplía\w* extiend\w* agrand étend\w* agrand\w* espand\w* ingrand\w* estend\w* aument\w*
      uitbreid powiększ увелич расшир 拡張 扩展 扩容 formatier formate формат 格式化 挂载`,
    mild: String.raw`mount bind remount back\s?up copy restor sav\w* access open us(?:e|ing)\b add creat mak\w* increas sichern copier copiar`,
    gentle: String.raw`mount\b mounting unmount umount eject attach decrypt encrypted`,
    alone: String.raw`(?:un?|re)mount\w* eject auswerf aushäng tak\w*\s(?:\S+\s){0,3}out\ssafely safely\sremov`,
    loose: 'path',
    nouns: String.raw`disks? disc drive usb sd\scard partition volume iso\b filesystem file\ssystem swap raid stick ssd nvme hdd luks lvm lv\b vg\b
      pool dataset phone snapshot device /dev/\w+ platte laufwerk disque disco диск 磁盘 硬盘 分区`,
    hard: true,
  },
  // a rule for what is kept ends the rest; a single one has a name
  backups: {
    verbs: `${REMOVE} ${CHANGE} ${LIMIT} compact thin prune space`,
    ends: `${REMOVE} thin ${KEEPS_SOME}`,
    nouns: String.raw`backups? snapshots? archives? borg restic sicherung sauvegarde respaldo copia kopie zapas instantané instantánea momentaufnahme
      резервн снимк バックアップ スナップショット 备份 快照 백업 스냅샷`,
    byName: true,
  },
  databases: {
    verbs: String.raw`${REMOVE} ${CHANGE} ${GIVES} ${NEGATES} load\b into\b migrat restor import run\w* execut query seed index vacuum
      analy[sz]e reindex upgrad mov\s mov(?:e|ing)\b roll\s?back`,
    nouns: String.raw`table database db\b cluster rows? records? collection keys? index data cache schema columns? redis postgres mysql mongo sqlite quer role
      volum everything (?:roll\s?back|undo|revert)\s(?:\S+\s){0,4}migrations?
      datenbank tabelle zeile base\b banco\b tabela таблиц баз[ауы]\b データベース テーブル 数据库 表`,
    ends: `${REMOVE} ${ANEW} replac restor seed migrat import overwrit roll\\s?back`,
  },
  credentials: {
    verbs: String.raw`${SHOW} ${CHANGE} (?:remov|strip)\w*\s(?:\S+\s){0,3}pass(?:phrase|word)?
        sav past sign encrypt decrypt copy send use\b convert backup back\sup rotat log\s(?:\S+\s)?in login
      authentic passwordless\s(?:ssh|login|log-in|access) connect load(?:s|ing)?\b export with\s(?:\S+\s){0,3}(?:env\w*|variables?)`,
    nouns: String.raw`passwordless\s(?:ssh|login|access) agent\b registr secrets? passwords? passphras credential tokens? api\skey keys?\b private
        certificat env\b\.?\w* \.env variables? environment vault kubeconfig cookie clipboard
      ssh\skey gpg schlüssel passwort geheim clés? mot\sde\spasse clave contraseña chiave senha пароль ключ 密码 密钥 パスワード 鍵 비밀번호`,
    ends: REMOVE,
    hard: true,
  },
};
