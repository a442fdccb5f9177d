/** The words for a password, a key and a token in other languages than English, as localised tools and people's notes have them. */
import { LetterPattern } from '../../base/letter-pattern.ts';

/** One entry for a language, or for those that share the word; the words of an entry are divided by commas. */
const split = (words: readonly string[]): string[] => words.flatMap((entry) => entry.split(', '));

/** Words for a password. A label may have letters behind it, as a case of the noun: `паролата`. */
export const PASSWORD_WORDS: readonly string[] = split([
  'kennwort, passwort, passphrase, losung',
  'mot de passe, mot_de_passe, mot-de-passe, phrase secrète, phrase de passe',
  'contraseña, frase de paso, frase secreta, frase segreta, contrasenya, contrasinal, pasahitza',
  'senha, palavra-passe, frase-passe',
  'parola, parole, parolă, parool, parol, pasvorto',
  'wachtwoord, wagwoord, wachtzin',
  'lösenord, passord, adgangskode, kodeord, lykilorð, salasana, salasõna, slaptažodis',
  'hasło, hasla, heslo, geslo, lozinka, zaporka, jelszó, fjalëkalimi',
  'şifre, sifre, mật khẩu, kata sandi, kata laluan, nenosiri, cyfrinair, pasfhocal',
  'пароль, парола, пароли, лозинка, құпиясөз, κωδικός, συνθηματικό, գաղտնաբառ, პაროლი',
  '密码, 密碼, 口令, パスワード, パスフレーズ, 合言葉, 비밀번호, 암호, 패스워드',
  'รหัสผ่าน, סיסמה, סיסמא, كلمة المرور, كلمة السر, رمز عبور, گذرواژه, पासवर्ड, পাসওয়ার্ড, கடவுச்சொல்',
]);

/** Those that name nothing else: `parole` and `parol` are words of other languages. */
export const PASSWORD_LABELS: ReadonlySet<string> = new Set(
  PASSWORD_WORDS.filter((word) => word.length > 4 && !word.startsWith('parol') && word !== 'losung'),
);

/** Words for a key or a token. They name other things too, so only a value that looks made up is a secret behind them. */
export const KEY_WORDS: readonly string[] = split([
  'schlüssel, jeton, clé, clé secrète, clave, clave secreta, chiave, chiave segreta, chave, chave secreta, sleutel',
  'geheimnis, secreto, segreto, segredo, geheim',
  'klucz, klíč, kľúč, kulcs, cheie, nøgle, nøkkel, nyckel, anahtar, ključ',
  'токен, ключ, секрет, κλειδί',
  '密钥, 密鑰, 金鑰, 令牌, トークン, キー, 토큰, 비밀 키, 시크릿 키, api 키, 액세스 키, คีย์, مفتاح, מפתח',
]);

/** Words for a code that a person keeps, for the day on which another way to log in is lost. */
export const CODE_WORDS: readonly string[] = split([
  'codice di recupero, codici di recupero, codice di backup, codici di backup, codice di emergenza, codici di emergenza',
  'código de recuperación, códigos de recuperación, código de respaldo, códigos de respaldo, código de emergencia, códigos de emergencia',
  'code de récupération, codes de récupération, code de secours, codes de secours, code de sauvegarde, codes de sauvegarde',
  'wiederherstellungscode, ersatzcode, notfallcode, backup-code, einmalcodes, herstelcode, reservecode, noodcode',
  'código de recuperação, códigos de recuperação, código de reserva, códigos de reserva, códigos de backup',
  'återställningskod, reservkod, gendannelseskode, gjenopprettingskode, palautuskood, varakood',
  'kody odzyskiwania, kod odzyskiwania, kody zapasowe, kod zapasowy, záložní kód, obnovovací kód, kody awaryjne',
  'kurtarma kod, yedek kod, coduri de recuperare, coduri de rezervă, kode cadangan, kode pemulihan, mã khôi phục, mã dự phòng',
  'код восстановления, коды восстановления, резервный код, резервные коды, резервні коди, коди відновлення, κωδικοί ανάκτησης',
  '恢复代码, 恢复码, 备用代码, 备用码, 救援代码, 復原碼, 備用碼, 回復コード, バックアップコード, リカバリーコード, 復旧コード, 복구 코드, 백업 코드',
  'קודי גיבוי, رموز الاسترداد, رموز النسخ الاحتياطي, รหัสกู้คืน, รหัสสำรอง',
]);

/** Words for a code that is sent to be typed once. English and languages that join words so are in `find-codes.ts`. */
export const ONCE_WORDS: readonly string[] = split([
  'kod weryfikacyjny, kod potwierdzający, ověřovací kód, overovací kód, kod za potvrdu, kodi i verifikimit, megerősítő kód',
  'doğrulama kodu, onay kodu, güvenlik kodu, tek kullanımlık şifre, cod de verificare, vahvistuskoodi, kinnituskood',
  'pin-kod, pinkod, pin-kode, pinkode, pincode, pin-koodi, pin kód, pin-nummer, kod pin, codul pin, geheimzahl, geheimnummer',
  'mã xác minh, mã xác nhận, mã otp, kode verifikasi, kode otp, kod pengesahan',
  'код подтверждения, проверочный код, одноразовый код, код безопасности, код підтвердження, код за потвърждение, пин-код, пинкод',
  'κωδικός επαλήθευσης, κωδικός επιβεβαίωσης',
  '验证码, 校验码, 动态码, 驗證碼, 確認碼, 認証コード, 確認コード, ワンタイムパスワード, 暗証番号, 인증번호, 인증 번호, 인증코드, 인증 코드',
  'รหัสยืนยัน, รหัส otp, קוד אימות, رمز التحقق, رمز التأكيد, کد تأیید, सत्यापन कोड',
]);

/** Words for the answer to a question that only the user knows, and for the question where its answer is noted behind it. */
export const ANSWER_WORDS: readonly string[] = split([
  'security question, security answer, securityanswer, security_answer, secret answer, secret question, maiden name, maiden_name, recovery answer',
  'first pet, first school, first teacher, first car, childhood nickname, erstes haustier, premier animal, primera mascota, primo animale',
  'sicherheitsfrage, sicherheitsantwort, geheime frage, geheimfrage, geheime antwort, mädchenname',
  'question secrète, question de sécurité, réponse secrète, réponse de sécurité, nom de jeune fille',
  'pregunta de seguridad, pregunta secreta, respuesta de seguridad, respuesta secreta, apellido de soltera',
  'domanda di sicurezza, domanda segreta, risposta segreta, risposta di sicurezza, cognome da nubile',
  'pergunta de segurança, pergunta secreta, resposta de segurança, resposta secreta, nome de solteira',
  'beveiligingsvraag, geheime vraag, geheim antwoord, meisjesnaam, säkerhetsfråga, hemlig fråga, sikkerhedsspørgsmål, sikkerhetsspørsmål',
  'pytanie pomocnicze, pytanie bezpieczeństwa, bezpečnostní otázka, güvenlik sorusu, gizli soru',
  'секретный вопрос, контрольный вопрос, девичья фамилия, секретна відповідь, таен въпрос',
  '密保问题, 密保答案, 安全问题, 安全問題, 秘密の質問, 秘密の答え, 보안 질문',
]);

/** Words for the name that somebody logs in with. */
export const USER_WORDS: readonly string[] = split([
  'user, username, user name, login, login name, account, e-mail, email',
  'benutzer, benutzername, anmeldename, konto, kennung, gebruiker, gebruikersnaam, användare, användarnamn, bruker, brukernavn, bruger, brugernavn',
  'utilisateur, nom d.utilisateur, identifiant, compte, usuario, nombre de usuario, cuenta, correo, usuário, nome de usuário, utilizador, conta',
  'utente, nome utente, utilizator, käyttäjä, käyttäjätunnus, użytkownik, nazwa użytkownika, uživatel, uživatelské jméno, používateľ',
  'felhasználó, felhasználónév, kullanıcı, kullanıcı adı, korisnik, korisničko ime, uporabnik, tên đăng nhập, nama pengguna',
  'пользователь, имя пользователя, логин, учётная запись, користувач, логін, потребител, корисник, χρήστης, όνομα χρήστη',
  '用户名, 用户, 帐号, 账号, 使用者, 帳號, ユーザー名, ユーザー, ユーザーid, 사용자, 아이디, שם משתמש, اسم المستخدم, نام کاربری, ชื่อผู้ใช้',
]);

const LATIN = /^\p{Script=Latin}/u;
/** A text of letters that has a word for a password: a label, an error or a translation of one. Some scripts have no spaces between words. */
const [latin, others] = [
  PASSWORD_WORDS.filter((word) => LATIN.test(word)),
  [...PASSWORD_WORDS, ...KEY_WORDS].filter((word) => !LATIN.test(word)),
].map((words) => words.join('|'));
const TRANSLATION = new LetterPattern(
  String.raw`^(?=.*(?:(?<![\p{L}\d])(?:${latin})(?!\p{L}{4})|${others}))[\p{L}\p{M}' ’,.:!?()，。：！？、-]+$`,
);

/** Several words of letters, one of them for a key or a token: `Clé secrète manquante`. */
const ABOUT_KEY = new LetterPattern(
  String.raw`^(?=.*(?<![\p{L}\d])(?:${KEY_WORDS.filter((word) => LATIN.test(word)).join('|')})(?!\p{L}{4}))[\p{L}\p{M}’']+(?: [\p{L}\p{M}’']+){1,12}[.!?]?$`,
);

/** Whether a value is words about a password or a key in another language, as files of translations have them. */
export const isTranslation = (value: string): boolean =>
  (/[^!-~]/.test(value) || /^\w+(?:-\w+)?$/.test(value)) && (TRANSLATION.test(value) || ABOUT_KEY.test(value));

/** A sentence that is the name of its translation: `"Enter the new password": "Нова парола"`. */
const PHRASE_BEFORE = /["'][\p{L}][\p{L}' -]* $/u;
const WORDS_ONLY = /^(?=.*[^!-~])[\p{L}\p{M}' ’,.:!?()，。：！？、-]+$/u;

/** Whether a value is words behind the last word of a sentence in quotes. `before`: the text before that word on its line. */
export const isTranslated = (before: string, value: string): boolean => WORDS_ONLY.test(value) && PHRASE_BEFORE.test(before);
