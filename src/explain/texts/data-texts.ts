/** Sentences about databases, keys and certificates. */
export const DATA_TEXTS = `
psql: a shell for PostgreSQL
-h= --host=: at this machine
-p= --port=: at this port
-U= --username=: as this user
-d= --dbname=: this database
-c= --command=: runs this
-f= --file=: runs what is in this file
-l --list: lists the databases
-t --tuples-only: only the rows
-A --no-align: without columns in line
-F= --field-separator=: with this between columns
-q --quiet: says less
-v= --set= --variable=: sets a variable
-W --password: asks for the password
-w --no-password: never asks for a password
-x --expanded: each column on a line of its own
-1 --single-transaction: all or nothing
-o= --output=: writes it to this file
-X --no-psqlrc: without your settings
--csv: as CSV
others: the database, then the user
pg_dump: saves a PostgreSQL database
-h= --host=: at this machine
-p= --port=: at this port
-U= --username=: as this user
-d= --dbname=: this database
-F= --format=: as p text, c compressed, d folder, t tar
-f= --file=: writes it to this file
-t= --table=: only this table
-s --schema-only: without the data
-a --data-only: only the data
-c --clean: with commands that remove what is there first
-n= --schema=: only this schema
-j= --jobs=: so many at the same time
-Z= --compress=: compressed so much
-O --no-owner: without owners
-W --password: asks for the password
others: the database
pg_restore: brings a PostgreSQL database back
-h= --host=: at this machine
-p= --port=: at this port
-U= --username=: as this user
-d= --dbname=: into this database
-c --clean: removes what is there first
-C --create: makes the database
-j= --jobs=: so many at the same time
-t= --table=: only this table
-l --list: lists what is in it
-O --no-owner: without owners
-1 --single-transaction: all or nothing
others: the file
mysql, mariadb: a shell for MySQL
-h= --host=: at this machine
-P= --port=: at this port
-u= --user=: as this user
-p? --password?: with a password; asks for it if none follows
-e= --execute=: runs this
-D= --database=: this database
-B --batch: with tabs between columns
-N --skip-column-names: without the names of the columns
-t --table: as a table
-v --verbose: says more
others: the database
mysqldump: saves a MySQL database
-h= --host=: at this machine
-P= --port=: at this port
-u= --user=: as this user
-p? --password?: with a password; asks for it if none follows
-A --all-databases: all databases
-B --databases: the names are databases, not tables
-d --no-data: without the data
--single-transaction: as it is at one moment
-r= --result-file=: writes it to this file
others: the database, then its tables
sqlite3, sqlite: a shell for SQLite databases
-header: with the names of the columns
-csv: as CSV
-json: as JSON
-column: in columns
-line: a line for each value
-separator=: with this between columns
-readonly: changes nothing
-cmd=: runs this first
-batch: without prompts
.1: the file of the database
others: what is run
redis-cli: a shell for Redis
-h=: at this machine
-p=: at this port
-a=: with this password
-n=: database number
-u=: at this address
--scan: lists keys, bit by bit
--pattern=: only keys that match
--raw: without quotes
-r=: so many times
-i=: waits so many seconds between
others: the command, and what it is given
gpg: encrypts, signs and manages keys
-e --encrypt: encrypts for the people who are named
-d --decrypt: decrypts
-c --symmetric: encrypts with a password
-s --sign: signs
-b --detach-sign: writes the signature to a file of its own
--clear-sign --clearsign: signs a text, which stays readable
--verify: checks a signature
-a --armor: as text
-o= --output=: writes it to this file
-r= --recipient=: for this person
-u= --local-user=: with this key of yours
-k --list-keys: lists keys
-K --list-secret-keys: lists your own keys
--import: takes in keys
--export: writes keys
--export-secret-keys: writes your own keys: whoever has them can be you
--delete-keys: removes keys
--gen-key --generate-key --full-generate-key: makes a key
--recv-keys: fetches keys
--keyserver=: from this server
--cipher-algo=: with this cipher
--batch: without questions
-q --quiet: says less
-v --verbose: says more
--yes: answers yes to most questions
--edit-key: changes a key
--fingerprint: with fingerprints
others: the files, or names of keys
openssl: works with keys, certificates and encryption
openssl req: makes requests for certificates, and certificates
-x509: makes a certificate that is signed with its own key
-new: a new request
-newkey=: with a new key of this kind
-nodes: the key is not encrypted
-noenc: the key is not encrypted
-days=: valid for so many days
-key=: with this key
-keyout=: writes the key to this file
-in=: reads this file
-out=: writes the result to this file
-subj=: for this name
-addext=: with this extension
-config=: with this configuration
-text: shows it in words
-noout: does not show it encoded
-verify: checks its signature
-sha256: with SHA-256
openssl x509: shows and changes certificates
-in=: reads this file
-out=: writes the result to this file
-noout: does not show it encoded
-text: shows it in words
-dates: from when and until when it is valid
-enddate: until when it is valid
-startdate: from when it is valid
-subject: whose it is
-issuer: who signed it
-fingerprint: its fingerprint
-serial: its number
-pubkey: its public key
-checkend=: whether it ends within so many seconds
-inform=: the form that is read: PEM or DER
-outform=: the form that is written: PEM or DER
-req: a request is read
-CA=: signed with this certificate
-CAkey=: signed with this key
-CAcreateserial: makes a file for numbers
-days=: valid for so many days
-signkey=: signed with its own key
-sha256: with SHA-256
openssl s_client: opens a connection with TLS and shows what it knows
-connect=: to HOST:PORT
-servername=: asks for the certificate of this name
-showcerts: shows all certificates
-starttls=: begins without TLS, by this protocol: smtp, imap …
-tls1_2: only TLS 1.2
-tls1_3: only TLS 1.3
-CAfile=: trusts the certificates in this file
-cert=: with this certificate of yours
-key=: with this key of yours
-brief: says less
-quiet: without session and certificate
openssl rand: makes random bytes
-hex: as hexadecimal numbers
-base64: as base64
-out=: writes them to this file
others: how many
openssl enc: encrypts and decrypts
-d: decrypts
-e: encrypts
-a: as base64
-base64: as base64
-salt: with salt
-pbkdf2: the password is stretched
-iter=: so many times
-in=: reads this file
-out=: writes the result to this file
-k=: with this password
-pass=: where the password comes from
-aes-256-cbc: with AES, 256 bits
-aes-128-cbc: with AES, 128 bits
openssl dgst: computes checksums and signatures
-sha256: with SHA-256
-sha1: with SHA-1
-md5: with MD5
-sign=: signs with this key
-verify=: checks with this public key
-signature=: the signature is in this file
-hmac=: with this key
-out=: writes the result to this file
-hex: as hexadecimal numbers
-r: in the form of sha256sum
others: the files
openssl genrsa: makes a key of RSA
-out=: writes it to this file
-aes256: encrypted
others: how many bits
openssl rsa: shows and changes keys of RSA
-in=: reads this file
-out=: writes the result to this file
-pubout: the public key
-pubin: a public key is read
-noout: does not show it encoded
-text: shows it in words
-check: checks it
openssl verify: checks certificates
-CAfile=: trusts the certificates in this file
-untrusted=: with these between
others: the files
openssl pkcs12: packs and unpacks keys with certificates
-export: packs
-in=: reads this file
-inkey=: with this key
-out=: writes the result to this file
-nodes: the key is not encrypted
-nokeys: without keys
-clcerts: only your certificate
-certfile=: with these certificates too
-name=: under this name
`;
