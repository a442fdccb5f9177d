/** Programs of Windows, which Linux beside it starts by their names: `powershell.exe`, `reg.exe`. */
import { installs } from './shared-rows.ts';
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family, Program } from '../program.ts';

/** Cmdlets that change something, by the approved verbs of PowerShell. Source: learn.microsoft.com, Approved Verbs for PowerShell Commands. */
const CHANGES =
  String.raw`set|new|remove|add|clear|enable|disable|uninstall|register|unregister|rename|move|copy|export|mount|dismount|restore|
  reset|grant|revoke|protect|unprotect|update|undo|push|publish|send|edit|initialize|checkpoint`.replaceAll(/\s+/g, '');

/** Runs the code in a file or in its arguments, without a window or behind one of its own. */
const RUNS: Program = { open: true, effects: { rows: [ordinary('', 'runs-foreign-code', 'runs code in Windows')] } };

export const WINDOWS = (): Family => ({
  wslpath: { reads: true, data: 'a u w m' },
  wslview: { network: 'talks', changes: true },
  wslinfo: { reads: true, data: 'networking-mode msal-proxy-path wsl-version n' },
  tasklist: { reads: true, open: true },
  taskkill: { area: 'processes', effects: { rows: [ordinary('', 'system', 'ends processes of Windows')] }, open: true },
  netsh: {
    area: 'network',
    effects: {
      loose: true,
      rows: [
        dangerous('advfirewall|firewall set|add|delete|reset', 'system', 'changes the firewall of Windows', { area: 'firewall' }),
        ordinary('portproxy add|delete|reset|set', 'system', 'changes which ports of Windows are forwarded', { area: 'firewall' }),
        ordinary('set|add|delete|reset|import', 'system', 'changes the network of Windows'),
      ],
    },
    open: true,
  },
  reg: {
    area: 'settings',
    does: { reads: ['query|compare|export|save'] },
    effects: { rows: [dangerous('add|delete|import|load|restore|copy|unload', 'settings', 'changes the registry of Windows')] },
    open: true,
  },
  schtasks: {
    area: 'schedule',
    effects: { rows: [dangerous('', 'startup', 'changes what Windows runs by itself', { unless: /^\/query$/i, least: 1 })] },
    open: true,
  },
  systeminfo: { reads: true, open: true },
  explorer: { changes: true, open: true },
  notepad: { changes: true, open: true },

  // shells and what runs code
  powershell: { like: 'pwsh' },
  pwsh: {
    interprets: { input: true, code: ['c'] },
    acts: { runs: '-Command -File -f -SettingsFile -CustomPipeName', lowers: '-ExecutionPolicy -ep -ex -exec' },
    data: `-NoLogo -NoProfile -nop -NonInteractive -noni -Version -WorkingDirectory -wd -NoExit -OutputFormat -Login -w -WindowStyle -enc -ec -e
      -EncodedCommand`,
    unasked: [
      { args: /(?:^|\s)-e(?:c|n\w*)?\s+\S/i, kind: 'unread', area: 'foreign-code', what: 'runs code that cannot be read here' },
      {
        args: /\b(?:invoke-\w+|iex|iwr|irm|import-module|add-type|downloadstring|downloadfile|start-bitstransfer|install-\w+)\b/i,
        kind: 'runs-foreign-code',
        area: 'foreign-code',
        what: 'runs or fetches code in Windows',
      },
      {
        args: /\b(?:start|stop|restart|suspend|resume)-\w+/i,
        kind: 'system',
        area: 'services',
        what: 'starts or stops something in Windows',
      },
      { args: new RegExp(String.raw`\b(?:${CHANGES})-\w+`, 'i'), kind: 'settings', area: 'settings', what: 'changes something in Windows' },
    ],
  },
  cmd: { wraps: { inner: 'text', operands: 1 }, open: true },
  wscript: RUNS,
  cscript: RUNS,
  mshta: RUNS,
  rundll32: RUNS,
  regsvr32: RUNS,
  msiexec: RUNS,
  forfiles: RUNS,
  runas: RUNS,
  psexec: RUNS,
  installutil: RUNS,
  wmic: {
    open: true,
    effects: { loose: true, rows: [dangerous('call|delete|set|create', 'system', 'runs or changes something in Windows')] },
  },

  // accounts, services, what is recorded and restored
  net: {
    open: true,
    area: 'accounts',
    effects: {
      rows: [
        ordinary('start|stop', 'system', 'starts or stops services of Windows', { area: 'services' }),
        ordinary('use', 'network', 'connects to a folder of another machine'),
        // Samba: net(8)
        dangerous('usershare add', 'uploads', 'shares a folder with the network', { area: 'network' }),
        ordinary('usershare delete', 'system', 'ends sharing a folder', { area: 'network' }),
      ],
    },
    unasked: [
      {
        args: /^(?:user|localgroup|group|accounts|share|session|file)\b.*\s\/(?!domain|\?)\w+|^user\s+[\w.-]+\s+[^/\s]/i,
        kind: 'system',
        area: 'accounts',
        what: 'changes accounts or shared folders of Windows',
      },
    ],
  },
  sc: {
    open: true,
    area: 'services',
    does: { reads: ['query|queryex|qc|qdescription|enumdepend|getdisplayname|sdshow'] },
    effects: {
      rows: [
        dangerous('create|config|failure|sdset|delete', 'startup', 'changes which services of Windows start', { area: 'startup' }),
        ordinary('start|stop|pause|continue', 'system', 'starts or stops services of Windows'),
      ],
    },
  },
  vssadmin: {
    open: true,
    does: { reads: ['list'] },
    effects: { rows: [dangerous('delete|resize', 'deletes', 'deletes restore points of Windows', { area: 'disks' })] },
  },
  wbadmin: {
    open: true,
    does: { reads: ['get'] },
    effects: { rows: [dangerous('delete|disable|stop', 'deletes', 'deletes backups of Windows', { area: 'disks' })] },
  },
  bcdedit: {
    effects: { rows: [dangerous('', 'system', 'changes how Windows starts', { unless: /^\/(?:enum|v|\?)/i, least: 1 })] },
    open: true,
  },
  wevtutil: {
    open: true,
    does: { reads: ['el|enum-logs|gl|get-log|qe|query-events|gli'] },
    effects: { rows: [dangerous('cl|clear-log|sl|set-log', 'deletes', 'deletes what Windows has recorded', { area: 'system-files' })] },
  },
  diskpart: {
    effects: { rows: [dangerous('', 'system', 'changes the partitions of a disk', { recursive: true })] },
    area: 'disks',
    open: true,
  },
  takeown: { effects: { rows: [dangerous('', 'system', 'takes files of Windows over')] }, open: true },
  icacls: { effects: { rows: [ordinary('', 'system', 'changes who may use files of Windows', { least: 2 })] }, open: true },
  bitsadmin: { network: 'downloads', open: true },

  // packages of Windows. Source: learn.microsoft.com/windows/package-manager/winget (2024)
  winget: {
    area: 'packages',
    network: 'talks',
    does: {
      reads: ['list|ls|search|find|show|view|features|help|hash|validate', 'source list|ls', 'pin list'],
      changes: ['export', 'pin add|remove'],
    },
    effects: {
      rows: [
        installs('install|add|upgrade|update|import|configure|repair'),
        ordinary('uninstall|remove|rm', 'system', 'removes packages'),
        dangerous('source add|update|reset|remove', 'system', 'changes where packages come from'),
        dangerous('settings', 'protection', 'changes what the package manager may do', { options: '--enable --disable' }),
        ordinary('download', 'network', 'downloads an installer'),
      ],
    },
    acts: {
      runs: 'm manifest override custom',
      writes: 'l location d download-directory o output log',
      lowers: 'ignore-security-hash skip-dependencies',
    },
    data: `id name moniker tag command q query v version s source e exact scope a architecture h silent i interactive locale all r recurse
      u include-unknown accept-package-agreements accept-source-agreements disable-interactivity force no-upgrade verbose`,
  },
});
