import type { Effects, Finding, Kind } from './kinds.ts';

/**
 * Words by which people ask for an effect, in a few languages: the beginnings of words, so that endings need no list. Generous:
 * they decide whether a command was asked for, not whether it is dangerous.
 */
const WORDS: Readonly<Record<Exclude<Kind, 'reads' | 'unread'>, string>> = {
  deletes: String.raw`delet remov rm clean clear wip eras purg drop destroy trash prun empt discard throw reset undo revert unstage uninstall tidy free shrink
    get\\srid nuke truncat overwrit forc stop kill abort rollback amend squash dispos obsolete cleanup sync mirror shred unlink reclaim
    lösch loesch entfern aufräum leer wegwerf verwerf supprim effac nettoy enlev vider vide borr elimin limpi quit apag exclu limp cancell rimuov
    pulisc svuot verwijder wis opruim usu[nń] skasuj wyczy удал стер очист убер sil temizle kaldır radera ta\\sbort slett fjern
    删除 删掉 清除 清空 清理 移除 削除 消し 消す 消去 クリア 삭제 지우 지워 제거 हटा मिटा حذف امسح`,
  changes: String.raw`chang edit modif replac renam updat set fix convert writ creat add mak revok rotat invalidat apply deploy undo roll activat reset archiv
    änder ersetz modifi chang cambi remplaz altera zmień измен 修改 替换 変更 변경`,
  root: String.raw`sudo root admin superuser privileg install upgrad updat servic restart reboot shutdown mount unmount system daemon port firewall user group
    permission owner chown chmod package apt dnf yum pacman docker disk partition format /etc /var /usr /opt kernel`,
  network: String.raw`network connect listen reverse shell tunnel netcat nc socat server port remote download fetch ping http curl`,
  'runs-foreign-code': String.raw`install run execut script curl wget pipe setup set\\sup bootstrap decod base64 url github git\\+ source eval rustup nvm homebrew brew
    installier ausführ exécut ejecut установ 安装 运行 インストール 설치`,
  system: String.raw`disk format partition drive usb iso flash burn image boot mount servic stop start restart disabl enabl mask shut power reboot kill end terminat
    process install uninstall remov upgrad updat packag firewall iptables ufw network interfac user account password group permission chmod chown own
    writ everyone everybody public raid volum swap filesystem mkfs dd wip eras delet host kernel modul config
    formatier partition dienst neustart herunterfahr benutzer formate arrêt servicio reinici usuario форматир 格式化 分区 重启 停止 再起動 종료`,
  startup: String.raw`bashrc bash_profile zshrc zshenv profil rc\\b startup start-up login log\\sin boot autostart cron schedul every daily hourly nightly weekly
    alias permanent persist always path\\b authorized ssh key hook gitconfig sudoers launch config environment variable environment function prompt default
    systemd unit fstab hosts passwd dauerhaft immer toujours siempre sempre постоянно 永久 毎日 매일`,
  secret: String.raw`key secret password passphras credential token env\\b \\.env ssh aws netrc certificat pem private shadow vault kubeconfig config login cookie
    schlüssel passwort geheim clé mot\\sde\\spasse clave contraseña chiave senha пароль ключ 密码 密钥 パスワード 鍵 비밀번호`,
  uploads: String.raw`upload send publish push post shar deploy releas sync backup back\\sup copy transfer submit report scp rsync paste mail to\\sthe\\sserver remote
    s3 bucket forc hochlad schick veröffentlich envoy publi téléverse envia sub[ie] pubblic carica отправ загруз опублик 上传 发布 发送 アップロード 送信 公開 업로드 보내`,
};

/** `don't delete`, `without removing`: the word stands there, the wish does not. */
const DENIED = /\b(?:do\s*n[o']?t|don’t|without|never|not|nicht|ohne|sans|sin|senza)\s+(?:any\s+)?\p{L}+/giu;

const expressions = new Map<Kind, RegExp>(
  Object.entries(WORDS).map(([kind, words]) => {
    const beginnings = words.trim().split(/\s+/);
    return [kind as Kind, new RegExp(`(?<!\\p{L})(?:${beginnings.join('|')})`, 'iu')];
  }),
);
/** Scripts that put no blanks between words. */
const unspaced = new Map<Kind, RegExp>(
  Object.entries(WORDS).map(([kind, words]) => {
    const found = words.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+/gu) ?? [];
    return [kind as Kind, found.length === 0 ? /(?!)/ : new RegExp(found.join('|'), 'u')];
  }),
);

/** Effects that count when something a stranger wrote may have asked for them, dangerous by themselves or not. */
const SERIOUS: ReadonlySet<Kind> = new Set(['root', 'runs-foreign-code', 'uploads', 'secret', 'startup', 'unread']);

/** Findings that the user's own words do not name: what may have been asked for by somebody else. */
export function unnamed(effects: Effects, words: string): readonly Finding[] {
  const wished = words.replace(DENIED, ' ');
  return effects.findings
    .filter(({ kind, severity, recursive }) => severity === 'danger' || SERIOUS.has(kind) || (recursive && kind === 'deletes'))
    .filter(({ kind }) => !(expressions.get(kind)?.test(wished) ?? false) && !(unspaced.get(kind)?.test(wished) ?? false));
}

/** Whether the user's words name every effect of a command that is dangerous, or serious when a stranger may have asked for it. */
export const named = (effects: Effects, words: string): boolean => unnamed(effects, words).length === 0;
