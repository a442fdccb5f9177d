/** Programs: VirtualBox and VMware. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { alike, each } from './shared-rows.ts';

const CHANGES_MACHINE = 'changes a virtual machine';
const STOPS = 'stops a virtual machine';
const CHANGES_HOST = 'changes the host of virtual machines';

export const BOXES = (): Family => ({
  // VirtualBox. Source: doc/manual/en_US/man_VBoxManage-*.xml of github.com/VirtualBox/virtualbox 7.1
  VBoxManage: {
    area: 'containers',
    fields: true,
    passwords: [String.raw`--(?:settingspw|password|vnc-?password)[= ]`],
    does: {
      reads: [
        'list|showvminfo|showmediuminfo|showhdinfo|getextradata|checkmediumpwd|help|commands',
        'snapshot list|showvminfo',
        'guestproperty get|enumerate|wait',
        'metrics list|query|collect',
        'updatecheck list|perform',
        'guestcontrol list|stat|fsinfo|watch',
      ],
      changes: [
        'startvm|createvm|registervm|clonevm|clonemedium|clonehd|createmedium|createhd|adoptstate|movevm|import|export|signova',
        'convertfromraw',
        'snapshot take|edit',
        'guestcontrol copyfrom',
        'controlvm resume|screenshotpng',
      ],
    },
    effects: {
      loose: true,
      rows: [
        dangerous('unregistervm|closemedium', 'deletes', 'deletes a virtual machine or a disk', { options: '--delete --delete-all' }),
        ordinary('unregistervm|closemedium', 'system', 'takes a virtual machine or a disk off the list', {
          without: '--delete --delete-all',
        }),
        dangerous('snapshot delete|restore|restorecurrent', 'deletes', 'returns a virtual machine to an earlier state, or deletes that'),
        dangerous('discardstate', 'deletes', 'deletes the saved state of a virtual machine'),
        ordinary(
          'controlvm poweroff|acpipowerbutton|acpisleepbutton|reset|reboot|shutdown|savestate|pause',
          'system',
          'stops a virtual machine',
        ),
        ordinary('guestcontrol run|start|copyto|updatega|mkdir|mktemp|mv', 'system', 'runs or writes something in a virtual machine'),
        dangerous('guestcontrol rm|rmdir|closeprocess|closesession', 'deletes', 'deletes or ends something in a virtual machine'),
        ordinary('sharedfolder add|modify', 'system', 'gives a virtual machine a folder of this machine'),
        ordinary('extpack install', 'runs-foreign-code', 'installs an extension of VirtualBox'),
        ordinary('extpack uninstall|cleanup', 'system', 'removes an extension of VirtualBox', { area: 'packages' }),
        ordinary('setproperty', 'settings', 'changes the settings of VirtualBox'),
        ordinary('modifyvm|storagectl|storageattach|bandwidthctl|setextradata|modifymedium|modifyhd', 'changes', CHANGES_MACHINE),
        ordinary('mediumproperty|encryptmedium|encryptvm|usbfilter|modifynvram', 'changes', CHANGES_MACHINE),
        ordinary('natnetwork|hostonlyif|hostonlynet|dhcpserver', 'system', 'changes the networks of virtual machines'),
        ordinary('sharedfolder remove', 'system', CHANGES_MACHINE),
        ordinary('guestproperty set|unset|delete', 'system', CHANGES_MACHINE),
      ],
    },
    unasked: [
      { args: /--vrde[= ]on|vrde on|--vrde-?address/, kind: 'network', area: 'network', what: 'lets others see the virtual machine' },
    ],
    acts: { writes: 'o output' },
    data: `name ostype register groups basefolder default memory vram cpus nic1 nic2 bridgeadapter1 hostonlyadapter1 natpf1 boot1 boot2 type
      storagectl port device medium filename size variant format add controller bootable details machinereadable log snapshot mode options
      delete delete-all description live uniquename vsys eula l long s sorted q nologo settingspw settingspwfile exe username password
      passwordfile wait-stdout hostpath automount readonly transient resize compact graphicscontroller uuid vmname n dry-run`,
  },
  ...alike('VBoxManage', 'vboxmanage'),
  ...each('VBoxHeadless vboxheadless', {
    area: 'containers',
    changes: true,
    unasked: [{ args: /-{1,2}(?:vrde|v)[= ]?on/, kind: 'network', area: 'network', what: 'lets others see the virtual machine' }],
    data: 's startvm -startvm v vrde -vrde e vrdeproperty start-paused c capture',
  }),

  // VMware. Sources: govc/USAGE.md of github.com/vmware/govmomi; the others from memory of their help texts, which have hardly changed: vmrun,
  // ovftool, vmware-toolbox-cmd, esxcli and vim-cmd
  govc: {
    area: 'cloud',
    network: 'talks',
    does: {
      reads: [
        'about|about.cert|alarm.info|alarms|cluster.group.ls|cluster.module.ls|cluster.override.info|cluster.rule.info',
        'cluster.rule.ls|cluster.usage|datacenter.info',
        'datastore.cluster.info|datastore.disk.info|datastore.info|datastore.ls|datastore.tail|device.info|device.ls',
        'device.model.tree|device.pci.ls|disk.ls',
        'disk.snapshot.ls|dvs.portgroup.info|events|extension.info|fields.info|fields.ls|find|firewall.ruleset.find|folder.info',
        'gpu.host.info|gpu.vm.info|guest.df',
        'guest.getenv|guest.ls|guest.ps|host.autostart.info|host.cert.info|host.date.info|host.info|host.option.ls',
        'host.portgroup.info|host.service.ls|host.storage.info',
        'host.vnic.info|host.vswitch.info|import.spec|library.info|library.ls|library.session.ls|license.assigned.ls|license.ls',
        'logs|logs.ls|ls|metric.info|metric.ls',
        'metric.sample|namespace.cluster.ls|namespace.info|namespace.ls|object.collect|collect|option.ls|permissions.ls|pool.info',
        'role.ls|role.usage|session.ls',
        'snapshot.tree|sso.group.ls|sso.user.id|sso.user.ls|storage.policy.info|storage.policy.ls|tags.attached.ls',
        'tags.category.ls|tags.info|tags.ls|tasks|tree|version',
        'vm.info|vm.ip|vm.option.info|vm.option.ls|vm.policy.ls|vm.rdm.ls|volume.ls|vsan.info|cluster.group.info',
      ],
      changes: [
        'datastore.download|export.ovf|guest.download|library.export|logs.download|namespace.logs.download|snapshot.export',
        'session.login|session.logout',
      ],
    },
    effects: {
      rows: [
        dangerous('vm.destroy|vapp.destroy|pool.destroy|object.destroy', 'deletes', 'deletes a virtual machine or what holds it', {
          recursive: true,
        }),
        dangerous(
          'datastore.rm|datastore.remove|disk.rm|volume.rm|disk.snapshot.rm|datastore.vsan.dom.rm',
          'deletes',
          'deletes a disk or its data',
        ),
        dangerous('snapshot.remove|snapshot.revert', 'deletes', 'returns a virtual machine to an earlier state, or deletes that'),
        dangerous(
          'library.rm|namespace.rm|tags.rm|tags.category.rm|cluster.rule.remove|cluster.group.remove',
          'deletes',
          'removes something of the cloud',
        ),
        dangerous('host.remove|device.remove|vm.unregister', 'deletes', 'removes something of the cloud'),
        ordinary('vm.power|vapp.power', 'system', 'starts or stops a virtual machine'),
        ordinary('host.shutdown|vcsa.shutdown.poweroff|vcsa.shutdown.reboot', 'system', 'stops or restarts a host', { area: 'power' }),
        ordinary('host.maintenance.enter|host.maintenance.exit|host.disconnect|host.reconnect|host.service', 'system', CHANGES_HOST),
        ordinary('host.option.set|option.set', 'system', CHANGES_HOST),
        dangerous(
          'host.esxcli|guest.run|guest.start|vm.keystrokes|guest.upload',
          'system',
          'runs or writes something on a host or in a virtual machine',
        ),
        dangerous('guest.rm|guest.rmdir|guest.kill', 'deletes', 'deletes or ends something in a virtual machine'),
        ordinary('vm.clone|vm.create|vm.change|vm.customize|vm.migrate|vm.network.add|vm.network.change', 'changes', CHANGES_MACHINE),
        ordinary('vm.disk.create|vm.disk.attach|vm.disk.change|vm.register|vm.upgrade', 'changes', CHANGES_MACHINE),
        ordinary(
          'vm.markastemplate|vm.markasvm|vm.instantclone|vm.rdm.attach|disk.attach|disk.create|disk.detach',
          'changes',
          CHANGES_MACHINE,
        ),
        ordinary('snapshot.create|object.rename|object.mv', 'changes', CHANGES_MACHINE),
        ordinary('device.boot|device.cdrom.add|device.cdrom.eject|device.cdrom.insert|device.connect', 'changes', CHANGES_MACHINE),
        ordinary('device.disconnect|device.scsi.add|device.usb.add', 'changes', CHANGES_MACHINE),
        ordinary('datastore.upload|import.ova|import.ovf|import.vmdk|library.import', 'uploads', 'sends files to the cloud'),
        ordinary(
          'library.deploy|library.create|pool.create|pool.change|folder.create|tags.create|tags.attach',
          'changes',
          'changes something in the cloud',
        ),
        ordinary('tags.detach|cluster.change|datastore.cp|datastore.mv|datastore.mkdir', 'changes', 'changes something in the cloud'),
        dangerous(
          'permissions.set|permissions.remove|role.create|role.update|role.remove|sso.user.create',
          'startup',
          'changes who may log in',
          { area: 'accounts' },
        ),
        dangerous('sso.user.update|sso.user.rm|sso.group.update', 'startup', 'changes who may log in', { area: 'accounts' }),
        dangerous('host.account.create|host.account.update|host.account.remove', 'startup', 'changes who may log in', { area: 'accounts' }),
        dangerous('env', 'secret', 'shows settings that may be secret'),
      ],
    },
    acts: { reaches: '-u', lowers: '-k' },
    data: `-h -cert -debug -trace -verbose -dump -json -xml -key -persist-session -tls-ca-certs -tls-known-hosts -vim-namespace -vim-version -dc
      -host.dns -host.ip -host.ipath -host.uuid -vm.dns -vm.ip -vm.ipath -vm.path -vm.uuid -vm -ds -pool -folder -host -cluster -net
      -net.adapter -m -c -on -off -s -r -reset -force -wait -name -type -disk -disk-datastore -iso -template -options -l -i -a -R -e -n -g -p -d
      -o -f -size -mode -maxdepth -waitip -v4 -esxcli -suspend -shutdown -annotation -customization -snapshot -link -thick -L -t -k8s`,
  },
  vmrun: {
    area: 'containers',
    passwords: [String.raw`-(?:gp|p|vp)\s+`],
    does: {
      reads: [
        'list|listSnapshots|listProcessesInGuest|getGuestIPAddress|checkToolsState|fileExistsInGuest|directoryExistsInGuest',
        'listDirectoryInGuest|listHostNetworks',
      ],
      changes: ['start|unpause|snapshot|captureScreen|CopyFileFromGuestToHost|clone|register'],
    },
    effects: {
      short: 'T',
      long: ['T', 'gu', 'gp', 'vp'],
      rows: [
        dangerous('deleteVM|deleteSnapshot|revertToSnapshot', 'deletes', 'deletes a virtual machine or its state'),
        ordinary('stop|reset|suspend|pause', 'system', STOPS),
        ordinary(
          'runProgramInGuest|runScriptInGuest|CopyFileFromHostToGuest|createDirectoryInGuest|installTools',
          'system',
          'runs or writes something in a virtual machine',
        ),
        dangerous(
          'deleteFileInGuest|deleteDirectoryInGuest|killProcessInGuest',
          'deletes',
          'deletes or ends something in a virtual machine',
        ),
        ordinary('addSharedFolder|enableSharedFolders|setSharedFolderState', 'system', 'gives a virtual machine a folder of this machine'),
      ],
    },
    data: '-T -gu -gp -vp -noWait -activeWindow -interactive',
  },
  ovftool: {
    area: 'containers',
    network: 'talks',
    changes: true,
    fields: true,
    writes: { how: 'last' },
    passwords: [String.raw`vi:\/\/[^:\s]+:`],
    unasked: [
      {
        args: /\S\s.*vi:\/\/\S+$/,
        kind: 'uploads',
        area: 'uploads',
        what: 'copies a virtual machine to a server',
        object: /(vi:\/\/\S+)$/,
      },
    ],
    acts: { lowers: 'noSSLVerify skipManifestCheck' },
    data: `acceptAllEulas name datastore network net diskMode vmFolder powerOn overwrite X:logLevel compress shaAlgorithm prop allowExtraConfig lax`,
  },
  'vmware-toolbox-cmd': {
    area: 'containers',
    does: { reads: ['stat|info|help|-v', 'device|disk|script list|status', 'timesync status', 'config get'] },
    effects: {
      rows: [
        ordinary(
          'timesync|device|config|logging|script|upgrade enable|disable|set|remove|level',
          'settings',
          'changes the settings of the tools of VMware',
        ),
      ],
    },
    data: 'v version q quiet h help',
  },
  esxcli: {
    area: 'containers',
    effects: {
      loose: true,
      rows: [
        ordinary('list|get', 'network', 'talks to the host of virtual machines'),
        ordinary('vm process kill', 'system', STOPS),
        ordinary('system shutdown poweroff|reboot', 'system', 'stops or restarts the host', { area: 'power' }),
        ordinary('system maintenanceMode set', 'system', CHANGES_HOST),
        dangerous('network firewall set|unload|refresh', 'system', 'changes the firewall', { area: 'firewall' }),
        dangerous('system account|permission add|set|remove', 'startup', 'changes who may log in', { area: 'accounts' }),
        ordinary('software vib|profile|component|sources install|update|apply', 'system', 'installs or upgrades packages', {
          area: 'packages',
        }),
        dangerous('software vib|profile|component remove', 'system', 'removes packages', { area: 'packages' }),
      ],
    },
    acts: { reaches: 's server' },
    data: 'u username p password formatter n depot d vib w world-id t type e enable r reason',
  },
  'vim-cmd': {
    area: 'containers',
    does: {
      reads: [
        'help|vmsvc/getallvms|vmsvc/get.summary|vmsvc/get.config|vmsvc/get.guest|vmsvc/get.snapshotinfo|vmsvc/power.getstate',
        'vmsvc/get.datastores',
        'hostsvc/hostsummary|hostsvc/hosthardware|vmsvc/snapshot.get|vmsvc/get.networks',
      ],
      changes: ['vmsvc/power.on|vmsvc/snapshot.create|solo/registervm'],
    },
    effects: {
      rows: [
        ordinary('vmsvc/power.off|vmsvc/power.shutdown|vmsvc/power.reboot|vmsvc/power.reset|vmsvc/power.suspend', 'system', STOPS),
        dangerous(
          'vmsvc/destroy|vmsvc/snapshot.remove|vmsvc/snapshot.removeall|vmsvc/snapshot.revert',
          'deletes',
          'deletes a virtual machine or its state',
        ),
        ordinary('vmsvc/unregister', 'system', 'takes a virtual machine off the list'),
        ordinary('hostsvc/maintenance_mode_enter|hostsvc/maintenance_mode_exit|hostsvc/enable_ssh', 'system', CHANGES_HOST),
        ordinary('hostsvc/start_ssh', 'system', CHANGES_HOST),
      ],
    },
    data: 'U u',
  },
});
