/** Output that looks as if it held secrets and does not: hashes, identifiers, digests, images, file names. It must stay unchanged. */
import { createHash } from 'node:crypto';

const sha = (algorithm: string, text: string): string => createHash(algorithm).update(text).digest('hex');
const uuid = (text: string): string => sha('md5', text).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
const lines = (count: number, line: (index: string) => string): string =>
  Array.from({ length: count }, (_, index) => line(String(index))).join('\n');

export const ORDINARY: Readonly<Record<string, string>> = {
  'git log': lines(
    200,
    (n) =>
      `commit ${sha('sha1', n)} (HEAD -> main)\nAuthor: A. Key <key@example.org>\nDate:   Mon Nov 3 10:00:0${n[0]} 2025 +0100\n\n    Fix token parsing: passwords with spaces (#1${n})\n`,
  ),
  'git log --oneline': lines(200, (n) => `${sha('sha1', n).slice(0, 9)} Tokens are counted; the key of a map is a string`),
  'git diff': lines(
    100,
    (n) =>
      `index ${sha('sha1', n).slice(0, 7)}..${sha('sha1', `${n}a`).slice(0, 7)} 100644\n--- a/src/auth.ts\n+++ b/src/auth.ts\n-  const token = readToken(file);\n+  const token = await readToken(path);`,
  ),
  sha256sum: lines(200, (n) => `${sha('sha256', n)}  release-${n}.tar.gz`),
  md5sum: lines(200, (n) => `${sha('md5', n)} *photos/IMG_${n}.jpg`),
  'docker images': `REPOSITORY TAG IMAGE ID CREATED SIZE\n${lines(100, (n) => `registry.example.org/team/auth-api v1.${n} sha256:${sha('sha256', n)} 3 days ago 412MB`)}`,
  'docker ps': lines(
    100,
    (n) => `${sha('sha256', n).slice(0, 12)}   postgres:16   "docker-entrypoint.s…"   Up 2 hours   0.0.0.0:5432->5432/tcp   db_${n}`,
  ),
  'docker inspect': lines(
    50,
    (n) =>
      `        "Id": "sha256:${sha('sha256', n)}",\n        "RepoDigests": ["app@sha256:${sha('sha256', `${n}x`)}"],\n        "Hostname": "${sha('md5', n).slice(0, 12)}",`,
  ),
  'kubectl get': `NAME READY STATUS RESTARTS AGE\n${lines(100, (n) => `auth-service-${sha('md5', n).slice(0, 10)}-${sha('md5', n).slice(10, 15)} 1/1 Running 0 5d\nsecret/db-credentials Opaque 3 12d\nserviceaccount/default-token-${sha('md5', n).slice(0, 5)}`)}`,
  'kubectl get -o yaml': `kind: Pod\nmetadata:\n  uid: ${uuid('pod')}\n  resourceVersion: "1234567"\nspec:\n  containers:\n  - env:\n    - name: DB_PASSWORD\n      valueFrom:\n        secretKeyRef:\n          key: password\n          name: db-credentials\n    image: app@sha256:${sha('sha256', 'image')}`,
  'npm ls': lines(
    100,
    (n) => `├── js-tokens@4.0.${n}\n├── keyv@4.5.4\n├── passport-jwt@4.0.1\n├── jsonwebtoken@9.0.2\n└── auth-header@1.0.0`,
  ),
  'package-lock.json': lines(
    100,
    (n) => `      "integrity": "sha512-${Buffer.from(sha('sha512', n), 'hex').toString('base64')}",\n      "version": "1.${n}.0",`,
  ),
  'ls -la': lines(
    100,
    (n) =>
      `-rw-------  1 user user  ${n}411 Nov  3 10:00 id_ed25519\n-rw-r--r--  1 user user   99 Nov  3 10:00 token_store.sqlite\ndrwxr-xr-x  2 user user 4096 Nov  3 10:00 secrets-operator`,
  ),
  uuids: lines(200, (n) => uuid(n)),
  'base64 image': `<img src="data:image/png;base64,${Buffer.from(Array.from({ length: 300 }, (_, n) => sha('sha512', String(n))).join(''), 'hex').toString('base64')}">`,
  certificate: `-----BEGIN CERTIFICATE-----\n${lines(20, (n) => Buffer.from(sha('sha384', n), 'hex').toString('base64'))}\n-----END CERTIFICATE-----\n-----BEGIN PUBLIC KEY-----\n${Buffer.from(sha('sha384', 'public'), 'hex').toString('base64')}\n-----END PUBLIC KEY-----`,
  authorized_keys: lines(
    10,
    (n) => `ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAI${Buffer.from(sha('sha256', n), 'hex').toString('base64').slice(0, 43)} user@host`,
  ),
  'ssh-keygen -l': lines(
    10,
    (n) => `256 SHA256:${Buffer.from(sha('sha256', n), 'hex').toString('base64').slice(0, 43)} user@host (ED25519)`,
  ),
  'pip list': 'sk-learn\nscikit-learn\npassword-validator\ntokenizers\nkeyring\nsecretstorage\nauthlib\npyjwt\nnpm_config\nhf_transfer\n',
  tests:
    'PASS src/auth/token.test.ts\n  ✓ rejects a wrong password (3 ms)\n  ✓ password: must be long\nTokens: 1284 in, 344 out\nmax_tokens=4096 key=value auth=none pass=12 fail=0\n',
  errors:
    "bash: syntax error near unexpected token `('\nfatal: Authentication failed for 'https://example.org/x.git'\nEnter passphrase for key '/home/user/.ssh/id_ed25519':\nPassword:\nsudo: a password is required\nerror: invalid token: expected ';'\n",
  help: '  -p, --password string   password for the registry\n      --password-stdin    take the password from stdin\n      --token-file PATH   file with the token\n  --key KEY   the key to look up (default: none)\n  -u, --user USER:PASSWORD\n',
  code: 'const token = await getToken();\npassword = os.environ["DB_PASSWORD"]\nsecret: process.env.SECRET,\nfunction check(password: string, token: Token): boolean {\nkey = keys[i]; auth = request.headers.get("authorization")\nif (token.type === TokenType.Identifier) return token.value;\nimport { passwordHash } from "./auth/password-hash.ts"\n',
  environment:
    'PWD=/home/user/src\nSSH_AUTH_SOCK=/run/user/1000/keyring/ssh\nTOKENIZERS_PARALLELISM=false\nXAUTHORITY=/home/user/.Xauthority\nDB_PASSWORD=$SECRET\nPASSWORD_STORE_DIR=/home/user/.password-store\n',
  addresses:
    'https://example.org:8443/a/b@c?key=value\nssh://git@github.com/x/y.git\ngit@github.com:x/y.git\npostgres://localhost:5432/db\nhttps://user@example.org/\nhttp://[::1]:8080/\n',
  'curl -v':
    '* Connected to example.org (192.0.2.1) port 443\n> GET /token HTTP/2\n> Host: example.org\n> User-Agent: curl/8.5.0\n< content-type: application/json\n< etag: "5d8c72a5edda8d6a5b1f8a5c6c0f5a3e"\n< x-request-id: 0a1b2c3d4e5f60718293a4b5c6d7e8f9\n',
};
