/** Programs: remote management of servers, InfiniBand, pins and buses. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { each } from './shared-rows.ts';

/** Options that all programs of FreeIPMI have. Source: ipmi-sensors(8), ipmi-sel(8), ipmipower(8) of FreeIPMI 1.6. */
const IPMI = `D driver-type disable-auto-probe driver-address driver-device register-spacing target-channel-number target-slave-address u username p
  password P password-prompt k k-g K k-g-prompt session-timeout retransmission-timeout a authentication-type I cipher-suite-id l privilege-level W
  workaround-flags usage ? B buffer-output C consolidate-output F fanout E eliminate always-prefix verbose -vv interpret-oem-data no-header-output
  comma-separated-output no-sensor-type-output non-abbreviated-units sdr-cache-recreate sdr-cache-file sdr-cache-directory ignore-sdr-cache
  quiet-cache flush-cache entity-sensor-names utc-to-localtime localtime-to-utc utc-offset legacy-output`;
const IPMI_PASSWORDS = [String.raw`(?:^|\s)-p\s+`, String.raw`--password[= ]`];

export const RACKS = (): Family => ({
  // management of servers. Sources: the manual page of each: ipmitool 1.8.19, freeipmi 1.6.9
  ipmitool: {
    area: 'power',
    network: 'talks',
    passwords: [String.raw`(?:^|\s)-P\s*`],
    does: {
      reads: [
        'sdr|sensor|fru|version|help',
        'sdr|sensor|fru|user|channel|lan|pef|sol|session print|list|info|elist|get|type|summary|status|stats|entity|getaccess',
        'dcmi discover|sensor',
        'dcmi power reading|get_limit',
        'sel',
        'sel info|list|elist|get',
        'mc|bmc info|guid|getenables|selftest',
        'chassis status|restart_cause|poh|policy',
        'chassis bootparam get',
        'chassis power status',
        'power status',
      ],
    },
    effects: {
      short: 'IHUPpCLkNRtTmbBldeAfOgyzS',
      rows: [
        dangerous('chassis power off|soft|cycle|reset|diag', 'system', 'turns off or restarts a machine'),
        dangerous('power off|soft|cycle|reset|diag', 'system', 'turns off or restarts a machine'),
        ordinary('chassis power on', 'system', 'turns on a machine'),
        ordinary('power on', 'system', 'turns on a machine'),
        ordinary('chassis identify', 'changes', 'lets a light of a machine blink'),
        ordinary('chassis bootdev|bootparam|policy', 'system', 'changes how a machine starts next', { area: 'settings', least: 3 }),
        dangerous('mc|bmc reset', 'system', 'restarts the management of a machine'),
        dangerous('sel clear|delete', 'deletes', 'deletes the log of a machine', { area: 'files' }),
        ordinary('user set|enable|disable|priv|test', 'system', 'changes who may manage a machine', { area: 'accounts' }),
        ordinary('lan|channel|pef|sol|session set|setaccess|setkg', 'settings', 'changes how a machine is managed'),
        ordinary('sol activate|deactivate', 'system', 'opens the console of a machine', { area: 'network' }),
        ordinary('sensor thresh', 'settings', 'changes when a sensor warns'),
        ordinary('sdr|fru fill|dump|read', 'changes', 'writes data of a machine to a file', { area: 'files' }),
        dangerous('fru write|edit|upgEkey|internaluse', 'system', 'overwrites what a machine says of itself'),
        dangerous(
          'dcmi|picmg|pef power|set_asset_tag|set_mc_id_string|activate|deactivate|policy|set',
          'system',
          'sends a command to a machine',
          { unless: /^(?:reading|get_limit)$/ },
        ),
        ordinary('shell|exec', 'unread', 'runs commands for a machine'),
        dangerous(
          'raw|i2c|spd|hpm|fwum|ekanalyzer|event|firewall|kontronoem|delloem|sunoem|ime|tsol|isol|nm|vita',
          'system',
          'sends a command to a machine',
        ),
      ],
    },
    acts: { reaches: 'H', runs: 'O' },
    data: 'd p c U L l m N R a A b B C e E f g I k K o P s S t T V y Y z',
  },
  ...each('ipmi-sensors ipmimonitoring bmc-info ipmi-fru ipmi-locate ipmi-pet', {
    reads: true,
    network: 'talks',
    passwords: IPMI_PASSWORDS,
    acts: { reaches: 'h hostname', runs: 'config-file' },
    data: `${IPMI} i sdr-info q quiet-readings r record-ids R exclude-record-ids t sensor-types T exclude-sensor-types L list-sensor-types b
      bridge-sensors shared-sensors ignore-not-available-sensors output-sensor-state output-sensor-thresholds e device-id bridge-fru fru-file
      get-device-id get-device-guid get-system-guid get-system-info get-channel-info`,
  }),
  'ipmi-sel': {
    reads: true,
    network: 'talks',
    passwords: IPMI_PASSWORDS,
    effects: {
      rows: [
        dangerous('', 'deletes', 'deletes the log of a machine', {
          options: '--clear --post-clear --delete --delete-range',
          area: 'files',
        }),
      ],
    },
    acts: { reaches: 'h hostname', runs: 'config-file' },
    data: `${IPMI} i info display exclude-display display-range exclude-display-range date-range exclude-date-range t sensor-types T
      exclude-sensor-types L list-sensor-types tail system-event-only oem-event-only output-manufacturer-id output-event-state hex-dump
      output-oem-event-strings`,
  },
  ...each('ipmipower ipmi-power ipmi-chassis', {
    area: 'power',
    network: 'talks',
    passwords: IPMI_PASSWORDS,
    does: { reads: [''] },
    effects: {
      rows: [
        dangerous('', 'system', 'turns off or restarts a machine', {
          options: '-f --off -c --cycle -r --reset --soft --pulse --chassis-control',
        }),
        ordinary('', 'system', 'turns on a machine', { options: '-n --on' }),
      ],
    },
    acts: { reaches: 'h hostname', runs: 'config-file' },
    data: `${IPMI} s stat on-if-off wait-until-on wait-until-off oem-power-type ping-interval ping-timeout get-chassis-capabilities
      get-chassis-status chassis-identify get-system-restart-cause get-power-on-hours-counter`,
  }),

  // InfiniBand. Sources: the manual page of each: infiniband-diags 44, ibverbs-utils 44
  ...each(
    'ibstat ibstatus ibv_devinfo ibv_devices ibhosts ibnodes ibswitches ibrouters iblinkinfo ibaddr ibroute ibtracert smpquery saquery',
    {
      reads: true,
      acts: { runs: 'config' },
      data: `l list_of_cas s short p port_list d i ib-port ib-dev list C Ca P Port t timeout y m_key z node-name-map down line additional
      switches-only cas-only G port-guid D Direct S switch a all n hops load-cache diff diffcheck filterdownports o outstanding_smps e c
      combined x extended K show_keys L Lid Guid sm_port N I O U g m src-to-dst sgid-to-dgid smkey slid dlid mlid sgid dgid gid mgid`,
    },
  ),
  ibnetdiscover: {
    reads: true,
    acts: { writes: 'cache', runs: 'config' },
    data: `l list g grouping H Hca_list S Switch_list R Router_list s show f full p ports m max_hops o outstanding_smps load-cache diff diffcheck C
      Ca P Port z node-name-map t timeout y m_key d e`,
  },
  ...each('perfquery ibqueryerrors', {
    reads: true,
    area: 'network',
    effects: {
      rows: [
        ordinary('', 'changes', 'resets counters of the network', {
          options: '-r --reset_after_read -R --Reset_only -k --clear-errors -K --clear-counts',
        }),
      ],
    },
    acts: { runs: 'config' },
    data: `x extended X xmtsl S rcvsl D xmtdisc E rcverr T extended_speeds c smplctl a all_ports l loop_ports G Guid L Lid s suppress
      suppress-common r report-port data threshold-file switch ca skip-sl router details counters port-guid Direct load-cache C Ca P Port d e
      t timeout y m_key z`,
  }),
  ibportstate: {
    area: 'network',
    does: { reads: [''] },
    effects: {
      loose: true,
      rows: [
        dangerous('disable|reset|down|off', 'system', 'takes a port of the network down'),
        ordinary(
          'enable|on|speed|espeed|fdr10|width|arm|active|vls|mtu|lid|smlid|lmc|mkey|mkeylease|mkeyprot',
          'system',
          'changes a port of the network',
        ),
      ],
    },
    acts: { runs: 'config' },
    data: 'L Lid G Guid D Direct s sm_port C Ca P Port z t timeout y m_key d e K show_keys',
  },
  ibping: { network: 'talks', reads: true, data: 'c count f flood o oui S Server L Lid G Guid s sm_port C Ca P Port z t timeout d e' },

  // pins, buses, trees of devices. Sources: the manual page of each: gpiod 1.6, i2c-tools 4.3, device-tree-compiler 1.6, usb_modeswitch 2.6,
  // uhubctl 2.5, setserial 2.17, usbip 2.0, pciutils 3.9, acpitool 0.5, procinfo 2.0, edac-utils 0.18, rasdaemon 0.6; usbreset of usbutils has no
  // page and resets the one device that it is given
  i2ctransfer: {
    area: 'kernel',
    effects: { rows: [ordinary('', 'system', 'sends bytes to a chip', { without: '-V', called: 'i2c chip byte sensor eeprom bus' })] },
    data: 'f y v a',
  },
  fdtget: { reads: true, data: 't l p d' },
  fdtput: { changes: true, writes: { how: 'edits', short: 't' }, data: 't d p r v' },
  usb_modeswitch: {
    area: 'settings',
    effects: { rows: [ordinary('', 'changes', 'changes the mode of a device of USB', { without: '-h --help -e --version' })] },
    acts: { runs: 'c config-file' },
    data: `v default-vendor p default-product V target-vendor j find-mbim P target-product b bus-num g device-num C target-class m message-endpoint
      M message-content 2 3 w release-delay n need-response r response-endpoint K std-eject d detach-only H huawei-mode J huawei-new-mode R
      reset-usb f long-config t stdinput Q quiet W verbose D sysmode s check-success I inquire i interface u configuration a altsetting`,
  },
  uhubctl: {
    area: 'settings',
    does: { reads: [''] },
    effects: { rows: [ordinary('', 'changes', 'turns ports of USB on or off', { options: '-a --action' })] },
    data: `p ports l location L level n vendor s search d delay r repeat e exact f force N nodesc S nosysfs R reset w wait`,
  },
  usbreset: { area: 'settings', effects: { rows: [ordinary('', 'changes', 'resets a device of USB', { least: 1 })] } },
  setserial: {
    area: 'settings',
    does: { reads: [''] },
    effects: { rows: [ordinary('', 'changes', 'changes the settings of a serial line', { least: 2, without: '-g' })] },
    data: 'a b G g q v V W z',
  },
  usbip: {
    area: 'kernel',
    network: 'talks',
    does: { reads: ['list|port|help|version'] },
    effects: {
      rows: [
        ordinary('attach|detach', 'system', 'uses a device of another machine, or ends it', {
          called: 'usb attach connect detach us(?:e|ing)\\b',
        }),
        ordinary('bind|unbind', 'protection', 'lets other machines use a device of this one, or ends it', {
          called: 'usb bind shar export',
        }),
      ],
    },
    acts: { reaches: 'r remote' },
    data: 'debug log tcp-port b busid d device l local p parsable port',
  },
  setpci: {
    area: 'kernel',
    reads: true,
    effects: { short: 'sdAOG', rows: [dangerous('', 'system', 'writes a register of a device', { operand: /=/ })] },
    data: 'v f D r dumpregs A O H1 H2 G s d',
  },
  'update-pciids': { area: 'packages', effects: { rows: [ordinary('', 'system', 'fetches the newest list of devices')] }, data: 'q' },
  acpi_listen: { reads: true, waits: true, data: 'c count s socketfile t time' },
  ...each('procinfo lsdev socklist edac-util', { reads: true, data: 'n N d D S b r H s status report q quiet v a f' }),
  'ras-mc-ctl': {
    area: 'kernel',
    does: { reads: [''] },
    effects: { rows: [ordinary('', 'system', 'gives memory banks their names', { options: '--register-labels' })] },
    data: `mainboard status print-labels guess-labels labeldb delay layout summary errors error-count vendor-errors-summary vendor-errors
      vendor-platforms`,
  },
});
