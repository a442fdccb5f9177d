/** Decides whether the user's own words ask for an effect, by a table of words in a few languages. Pure. */
import type { Effect, Effects, Kind } from '../effects/effect-types.ts';

/**
 * Words that ask for an effect: the beginnings of words, so that endings need no list. The list is generous, because it decides
 * whether an effect was asked for, not whether it is dangerous.
 */
const WORDS: Readonly<Record<Exclude<Kind, 'reads' | 'unread' | 'unknown'>, string>> = {
  deletes: String.raw`
    delet remov rm\b clean clear wip[ei] eras purg drop destroy trash prun empt(?:y|ied|ies) discard throw reset undo revert unstage uninstall tidy free
    shrink get\srid nuke truncat overwrit rollback roll\sback amend squash cleanup mirror shred unlink reclaim expir
    lösch loesch entfern aufräum leeren wegwerf verwerf supprim effac nettoy enlev vider borr elimin limpi quita apag exclu limpa cancell rimuov
    pulisc svuot verwijder wis\b opruim usu[nń] skasuj wyczy удал стер очист убер sil\b temizle kaldır radera ta\sbort slett fjern
    删除 删掉 清除 清空 清理 移除 削除 消し 消す 消去 クリア 삭제 지우 지워 제거 हटा मिटा حذف امسح`,
  changes: String.raw`
    chang edit modif replac renam updat set\b fix convert writ creat add mak revok rotat invalidat apply deploy undo roll activat reset archiv
    änder ersetz cambi remplaz altera zmień измен 修改 替换 変更 변경`,
  root: String.raw`
    sudo root admin superuser privileg install upgrad updat servic restart reboot shutdown mount unmount system daemon port firewall user group
    permission owner chown chmod package apt dnf yum pacman docker disk partition format /etc /var /usr /opt kernel`,
  network: String.raw`connect listen reverse tunnel netcat nc\b socat verbind connexion conect подключ 连接 接続 연결`,
  'runs-foreign-code': String.raw`
    install curl wget pipe setup set\sup bootstrap decod base64 download rustup nvm homebrew brew from\sthe\s(?:web|internet|net|site|url)
    installier télécharg descarg установ скача 安装 下载 インストール ダウンロード 설치`,
  system: String.raw`
    disk format partition drive usb iso flash burn image boot mount servic stop start restart disabl enabl mask shut power reboot kill end\b terminat
    process install uninstall remov upgrad updat packag firewall iptables ufw network interfac user account password group permission chmod chown own
    writ everyone everybody public raid volum swap filesystem mkfs dd\b wip[ei] eras delet host kernel modul config
    formatier partition dienst neustart herunterfahr benutzer formate arrêt reinici usuario форматир 格式化 分区 重启 停止 再起動 종료`,
  startup: String.raw`
    bashrc bash_profile zshrc zshenv profil rc\b startup start-up login log\sin boot autostart cron schedul every daily hourly nightly weekly
    alias permanent persist always path\b authorized ssh key hook gitconfig sudoers launch config environment function prompt default
    systemd unit\b fstab hosts passwd dauerhaft immer toujours siempre sempre постоянно 永久 毎日 매일`,
  secret: String.raw`
    key secret password passphras credential token env\b \.env ssh aws netrc certificat pem\b private shadow vault kubeconfig login cookie
    schlüssel passwort geheim clés? mot\sde\spasse clave contraseña chiave senha пароль ключ 密码 密钥 パスワード 鍵 비밀번호`,
  uploads: String.raw`
    archiv upload send publish push post(?:ing|ed|s)?\b shar(?:e|ing)\b deploy releas sync backup back\sup copy transfer submit scp rsync e?mail to\sthe\sserver
    s3 bucket force hochlad schick veröffentlich envoy publier téléverse envia subir carica отправ загруз опублик
    上传 发布 发送 アップロード 送信 公開 업로드 보내`,
};

/** `don't delete`, `without removing`: the word is in the question, but not as a wish. */
const DENIED = /\b(?:do\s*n[o']?t|don’t|without|never|not|nicht|ohne|sans|sin|senza)\s+(?:any\s+)?\p{L}+/giu;

const expressions = new Map<Kind, RegExp>(
  Object.entries(WORDS).map(([kind, words]) => {
    const beginnings = words.trim().split(/\s+/);
    return [kind as Kind, new RegExp(`(?<!\\p{L})(?:${beginnings.join('|')})`, 'iu')];
  }),
);
/** Words of scripts that put no spaces between words. */
const unspaced = new Map<Kind, RegExp>(
  Object.entries(WORDS).map(([kind, words]) => {
    const found = words.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+/gu) ?? [];
    return [kind as Kind, found.length === 0 ? /(?!)/ : new RegExp(found.join('|'), 'u')];
  }),
);

/** Effects that count when untrusted text was in the context, whether or not they are dangerous in themselves. */
const SERIOUS: ReadonlySet<Kind> = new Set(['root', 'runs-foreign-code', 'uploads', 'secret', 'startup', 'unread']);

/** Findings that the user's own words do not name, so that untrusted text may have asked for them. */
export function unnamed(effects: Effects, words: string): readonly Effect[] {
  const wished = words.replace(DENIED, ' ');
  return effects.list
    .filter(({ kind, severity, recursive }) => severity === 'dangerous' || SERIOUS.has(kind) || (recursive && kind === 'deletes'))
    .filter(({ kind }) => !asks(kind, wished) && !(kind === 'root' && asks('system', wished)));
}

/** Whether the words ask for this effect. */
const asks = (kind: Kind, wished: string): boolean =>
  (expressions.get(kind)?.test(wished) ?? false) || (unspaced.get(kind)?.test(wished) ?? false);

/** Whether the user's words name every effect that is dangerous, or serious when untrusted text was in the context. */
export const named = (effects: Effects, words: string): boolean => unnamed(effects, words).length === 0;
