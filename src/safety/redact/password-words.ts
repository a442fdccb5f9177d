/** The words for a password, a key and a token in other languages than English, as localised tools and people's notes have them. */
import { LetterPattern } from '../../base/letter-pattern.ts';

/** One entry for a language, or for those that share the word; the words of an entry are divided by commas. */
const split = (words: readonly string[]): string[] => words.flatMap((entry) => entry.split(', '));

/** Words for a password. A label may have letters behind it, as a case of the noun: `паролата`. */
export const PASSWORD_WORDS: readonly string[] = split([
  'kennwort, passwort, passphrase, losung',
  'mot de passe, mot_de_passe, mot-de-passe, phrase secrète',
  'contraseña, contrasenya, contrasinal, pasahitza',
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

/** Words for a key or a token. They name other things too, so only a value that looks made up is a secret behind them. */
export const KEY_WORDS: readonly string[] = split([
  'schlüssel, jeton, clé, clé secrète, clave, clave secreta, chiave segreta, chave secreta, sleutel',
  'geheimnis, secreto, segreto, segredo, geheim',
  'klucz, klíč, kľúč, kulcs, cheie, nøgle, nøkkel, nyckel, anahtar, ključ',
  'токен, ключ, секрет, κλειδί',
  '密钥, 密鑰, 金鑰, 令牌, トークン, キー, 토큰, 비밀 키, คีย์, مفتاح, מפתח',
]);

const LATIN = /^\p{Script=Latin}/u;
/** A text of letters that has a word for a password: a label, an error or a translation of one. Some scripts have no spaces between words. */
const [latin, others] = [true, false].map((is) => PASSWORD_WORDS.filter((word) => LATIN.test(word) === is).join('|'));
const TRANSLATION = new LetterPattern(
  String.raw`^(?=.*(?:(?<![\p{L}\d])(?:${latin})(?!\p{L}{4})|${others}))[\p{L}\p{M}' ’,.:!?()，。：！？、-]+$`,
);

/** Whether a value is words about a password in another language, as files of translations have them. */
export const isTranslation = (value: string): boolean => (/[^!-~]/.test(value) || /^\w+(?:-\w+)?$/.test(value)) && TRANSLATION.test(value);

/** A sentence that is the name of its translation: `"Enter the new password": "Нова парола"`. */
const PHRASE_BEFORE = /["'][\p{L}][\p{L}' -]* $/u;
const WORDS_ONLY = /^(?=.*[^!-~])[\p{L}\p{M}' ’,.:!?()，。：！？、-]+$/u;

/** Whether a value is words behind the last word of a sentence in quotes. `before`: the text before that word on its line. */
export const isTranslated = (before: string, value: string): boolean => WORDS_ONLY.test(value) && PHRASE_BEFORE.test(before);
