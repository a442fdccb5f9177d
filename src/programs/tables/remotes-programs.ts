/** Programs: PuTTY, and screens of other machines. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { each } from './shared-rows.ts';

const OPENS_SCREEN = 'lets other machines see and use the screen';
/** Words for a screen that is opened to others. */
const OPENED = String.raw`vnc\b rdp\b remote screen desktop serv(?:e|er|es|ing)?\b shar start host view control`;

export const REMOTES = (): Family => ({
  // PuTTY. Sources: the manual page of each, putty-tools 0.78
  plink: {
    wraps: {
      short: 'PlmLRDi',
      single: ['load', 'proxycmd', 'pw', 'pwfile', 'hostkey', 'nc', 'sercfg', 'sshlog', 'sshrawlog'],
      operands: 1,
      inner: 'text',
      where: 'machine',
    },
    elsewhere: [{ where: 'machine' }],
    network: 'talks',
    passwords: ['-pw\\s+'],
    acts: { runs: '-proxycmd m', writes: '-sshlog -sshrawlog', reaches: 'L R D -nc', lowers: 'A -hostkey' },
    data: `V -pgpfp v -load -ssh -telnet -rlogin -raw -serial -ssh-connection P l -batch -sanitise-stderr -sanitise-stdout -no-sanitise-stderr
      -no-sanitise-stdout -pwfile -pw X x a t T 1 2 4 6 C i -noagent -agent -no-trivial-auth -noshare -share s N -sercfg -logoverwrite
      -logappend -shareexists`,
  },
  pscp: {
    transfers: true,
    network: 'talks',
    passwords: ['-pw\\s+'],
    acts: { runs: '-proxycmd', writes: '-sshlog -sshrawlog', lowers: '-hostkey -unsafe' },
    data: `V -pgpfp -ls p q r v -load P l -batch -no-sanitise-stderr -pwfile -pw 1 2 -ssh-connection -ssh 4 6 C i -noagent -agent
      -no-trivial-auth -scp -sftp -logoverwrite -logappend`,
  },
  psftp: {
    typed: true,
    transfers: true,
    network: 'talks',
    elsewhere: [{ where: 'machine' }],
    passwords: ['-pw\\s+'],
    acts: { runs: '-proxycmd b', writes: '-sshlog -sshrawlog', lowers: '-hostkey' },
    data: `V -pgpfp -bc -be v -load P l -batch -no-sanitise-stderr -pwfile -pw 1 2 -ssh-connection -ssh 4 6 C i -noagent -agent -no-trivial-auth
      -logoverwrite -logappend`,
  },
  puttygen: {
    changes: true,
    area: 'credentials',
    files: 'kept',
    acts: { writes: 'o' },
    data: `t b primes strong-rsa q old-passphrase random-device C P certificate remove-certificate reencrypt ppk-param O l L p cert-info dump E
      new-passphrase pgpfp V h`,
  },

  // screens. Sources: the manual page of each: x11vnc 0.9.16, tigervnc 1.12, freerdp2 2.11, rdesktop 1.9, remmina 1.4, xrdp 0.9. AnyDesk,
  // TeamViewer and RustDesk are only said to talk to other machines
  x11vnc: {
    passwords: ['-(?:passwd|viewpasswd)\\s+'],
    effects: {
      rows: [
        dangerous('', 'network', 'lets whoever reaches this machine see and use the screen', {
          area: 'network',
          without: `-rfbauth -passwd -passwdfile -usepw -unixpw -localhost -storepasswd -h -help -V -version -query -Q -R -remote -listdpy -N -ssl
            -license -sslGenCA -sslGenCert`,
          called: OPENED,
        }),
        ordinary('', 'network', OPENS_SCREEN, { area: 'network', options: '-rfbauth -passwd -passwdfile -usepw -unixpw -localhost -ssl' }),
      ],
    },
    acts: {
      runs: '-accept -afteraccept -gone -rc -pipeinput -create -xvnc -xdummy -unixpw_cmd -prog -gui -exec',
      writes: 'o -o -storepasswd -flag -logfile',
      reaches: '-R -remote -connect -coe -connect_or_exit -proxy -http -redirect',
      lowers: '-unsafe -nopw -allinput -permitfiletransfer',
    },
    data: `-display -auth -rfbauth -passwd -passwdfile -usepw -unixpw -localhost -ssl -rfbport -forever -loop -shared -viewonly -viewpasswd -bg
      -noxdamage -noxrecord -noxfixes -noshm -nowf -noscr -repeat -norepeat -clip -geometry -scale -id -sid -xkb -ncache -nap -quiet -q -once
      -timeout -noipv4 -noipv6 -6 -avahi -desktop -threads -cursor -nocursor -nodpms -xrandr -speeds -wait -defer -noprimary -nosel -listen
      -allow -find -findauth -N -query -Q -listdpy -V -version -h -help -license -env -norc -v -verbose -24to32 -8to24 -solid -blackout
      -multiptr -reflect -rotate -inetd`,
  },
  ...each('tigervncserver vncserver tightvncserver Xtigervnc Xvnc x0vncserver', {
    effects: {
      rows: [
        ordinary('', 'system', 'ends a screen of this user', { options: '-kill', area: 'processes' }),
        dangerous('', 'network', 'lets whoever reaches this machine see and use the screen', {
          area: 'network',
          options: '-SecurityTypes -securitytypes',
          value: /none/i,
        }),
        ordinary('', 'network', OPENS_SCREEN, { area: 'network', without: '-kill -list -help --help -h -version' }),
      ],
    },
    acts: { runs: '-xstartup -fp' },
    data: `-kill -list -version -rfbport -rfbunixpath -rfbunixmode -localhost -SecurityTypes -securitytypes -PasswordFile -rfbauth -PlainUsers
      -PAMService -pam_service -X509Cert -X509Key -fg -useold -verbose -dry-run -geometry -wmDecoration -xdisplaydefaults -noxstartup -desktop
      -name -depth -pixelformat -autokill -display -passwordfile -AlwaysShared -NeverShared -cleanstale -help -h`,
  }),
  ...each('vncpasswd tigervncpasswd', {
    changes: true,
    area: 'credentials',
    effects: { rows: [ordinary('', 'changes', 'changes the password of the screen')] },
    data: 'f t',
  }),
  ...each('vncviewer xtigervncviewer tigervncviewer xvncviewer', {
    network: 'talks',
    elsewhere: [{ where: 'machine' }],
    acts: { reaches: '-via via' },
    data: `-display -geometry -listen -SecurityTypes -passwd -PasswordFile -X509CA -X509CRL -Shared -ViewOnly -AcceptClipboard -SetPrimary
      -MaxCutText -SendClipboard -SendPrimary -Maximize -FullScreen -FullScreenAllMonitors -FullScreenMode -FullscreenSystemKeys -DesktopSize
      -RemoteResize -AutoSelect -FullColor -LowColorLevel -PreferredEncoding -NoJpeg -QualityLevel -CompressLevel -CustomCompressLevel
      -DotWhenNoCursor -PointerEventInterval -EmulateMiddleButton -Log -MenuKey -AlertOnFatalError -ReconnectOnError`,
  }),
  ...each('xfreerdp xfreerdp3 wlfreerdp sdl-freerdp', {
    network: 'talks',
    elsewhere: [{ where: 'machine' }],
    passwords: ['/(?:p|gp):'],
    unasked: [
      {
        args: /(?:^| )\/(?:cert[:-]ignore|sec:rdp|tls-seclevel:0)|(?:^| )-(?:sec-nla|encryption|authentication)\b/,
        kind: 'protection',
        area: 'protection',
        what: 'does not check who answers',
      },
      {
        args: /(?:^| )(?:\/(?:drive|drives|home-drive|serial|parallel|usb|smartcard|ssh-agent|microphone|mic)|\+(?:drives|home-drive))/,
        kind: 'uploads',
        area: 'uploads',
        what: 'gives the other machine files or devices of this one',
      },
      {
        args: /(?:^| )\/(?:action-script|rdp2tcp|pcb|vc|dvc)/,
        kind: 'runs-foreign-code',
        area: 'foreign-code',
        what: 'starts programs for the session',
      },
    ],
    open: true,
  }),
  rdesktop: {
    network: 'talks',
    elsewhere: [{ where: 'machine' }],
    passwords: ['-p\\s+'],
    unasked: [
      {
        args: /(?:^| )-r ?(?:disk|scard|comport|lptport|printer)/,
        kind: 'uploads',
        area: 'uploads',
        what: 'gives the other machine files or devices of this one',
      },
    ],
    acts: { lowers: 'e E' },
    data: 'u d s c p n k g i f b t A V B m M C D K S T N X a z x P r 0 4 5 v sc-csp-name sc-container-name sc-reader-name sc-card-name',
  },
  remmina: {
    network: 'talks',
    changes: true,
    passwords: ['--(?:set-option|update-profile)\\s+\\S*password='],
    acts: { runs: 'c connect e edit plugin p', reaches: 's server', writes: 'pref' },
    data: `about disable-news disable-stats disable-toolbar enable-fullscreen enable-extra-hardening disable-tray-icon full-version i icon k
      kiosk n new q quit t protocol x a v set-option update-profile encrypt-password`,
  },
  ...each('xrdp xrdp-sesman', {
    area: 'services',
    effects: {
      rows: [
        dangerous('', 'system', 'stops a server of screens', { options: '-k --kill' }),
        ordinary('', 'system', 'starts a server of screens', { without: '-k --kill -h --help -v --version' }),
      ],
    },
    acts: { runs: 'c config' },
    data: 'k kill n nodaemon ns p port f fork h v r reload dump-config license',
  }),
  ...each('anydesk teamviewer rustdesk', {
    network: 'talks',
    elsewhere: [{ where: 'machine' }],
    effects: {
      rows: [
        dangerous('', 'protection', 'sets a password with which others may use this machine', {
          options: '--set-password --password --passwd',
          area: 'accounts',
        }),
        dangerous('passwd', 'protection', 'sets a password with which others may use this machine', { area: 'accounts' }),
        ordinary('daemon|setup|license', 'system', 'starts or sets up a program with which others may use this machine', {
          area: 'services',
        }),
      ],
    },
    data: '-help -version -info info version help get-id get-alias get-status -get-id -connect connect fullscreen plain file-transfer',
  }),
});
