import type { Row } from '../options.ts';

const RUN = `add-host= annotation= attach= blkio-weight= cap-add= cap-drop= cgroup-parent= cgroupns= cidfile= cpu-period= cpu-quota= cpu-shares= cpus=
  cpuset-cpus= cpuset-mems= device= disable-content-trust? dns= dns-option= dns-search= domainname= entrypoint= env= env-file= expose= gpus=
  group-add= health-cmd= health-interval= health-retries= health-start-period= health-timeout= help hostname= init interactive ip= ip6= ipc=
  isolation= label= label-file= link= log-driver= log-opt= mac-address= memory= memory-reservation= memory-swap= memory-swappiness= mount=
  name= net= network= network-alias= no-healthcheck oom-kill-disable oom-score-adj= pid= pids-limit= platform= privileged publish=
  publish-all pull= quiet read-only restart= rm runtime= security-opt= shm-size= stop-signal= stop-timeout= storage-opt= sysctl= tmpfs= tty
  ulimit= use-api-socket user= userns= uts= volume= volume-driver= volumes-from= workdir=`;

const APT = `allow-change-held-packages allow-downgrades allow-insecure-repositories allow-releaseinfo-change allow-remove-essential
    allow-unauthenticated arch-only assume-no assume-yes auto-remove autoremove build-profiles= color config-file= default-release= download
    download-only dry-run error-on= fix-broken fix-missing fix-policy force-yes full help host-architecture= ignore-hold ignore-missing
    install-recommends install-suggests installed just-print list-cleanup manual-installed mark-auto names-only no-act no-download
    no-install-recommends no-install-suggests no-list-cleanup no-remove no-show-upgraded no-upgrade only-source only-upgrade option=
    print-uris purge quiet recon reinstall simulate solver= target-release= trivial-only upgradable upgradeable verbose-versions version
    with-new-pkgs with-source= yes all-versions all-names comment= json no-pager update`;

/** Programs with other manners than those of the system, most of them by subcommand. */
export const APPS: Readonly<Record<string, Row>> = {
  apt: ['PVabcdhmsqvyuf o= t=', APT],
  docker: ['DHhlv c=', 'config= context= debug help host= log-level= tls tlscacert= tlscert= tlskey= tlsverify version'],
  'docker run': ['PTdiqt a= c= e= h= l= m= p= u= v= w=', `detach detach-keys= sig-proxy? ${RUN}`],
  'docker create': ['PTiqt a= c= e= h= l= m= p= u= v= w=', RUN],
  'docker exec': ['dit e= u= w=', 'detach detach-keys= env-file= env= help interactive privileged tty user= workdir='],
  'docker ps': ['alqs f= n=', 'all filter= format= help last= latest no-trunc quiet size'],
  'docker images': ['aq f=', 'all digests filter= format= help no-trunc quiet tree'],
  'docker logs': ['ft n=', 'details follow help since= tail= timestamps until='],
  'docker rm': ['flv', 'force help link volumes'],
  'docker rmi': ['f', 'force help no-prune platform='],
  'docker stop': ['t= s=', 'help signal= time= timeout='],
  'docker start': ['ai', 'attach checkpoint= checkpoint-dir= detach-keys= help interactive'],
  'docker restart': ['t= s=', 'help signal= time= timeout='],
  'docker kill': [' s=', 'help signal='],
  'docker pull': ['aq', 'all-tags disable-content-trust? help platform= quiet'],
  'docker push': ['aq', 'all-tags disable-content-trust? help platform= quiet'],
  'docker inspect': ['s f=', 'format= help size type='],
  'docker cp': ['aLq', 'archive follow-link help quiet'],
  'docker build': [
    'Dq c= f= m= o= t=',
    `add-host= allow= annotation= attest= build-arg= build-context= builder= cache-from= cache-to= call= cgroup-parent= check compress cpu-period=
    cpu-quota= cpu-shares= cpuset-cpus= cpuset-mems= debug disable-content-trust? file= force-rm help iidfile= isolation= label= load
    memory= memory-swap= metadata-file= network= no-cache no-cache-filter= output= platform= policy= print= progress= provenance= pull push quiet
    rm? sbom= secret= security-opt= shm-size= squash ssh= tag= target= ulimit=`,
  ],
  'pip install': [
    'Uhqv b= c= e= f= i= r= t= C=',
    `abi= break-system-packages build= cache-dir= cert= check-build-dependencies client-cert= compile config-settings= constraint= debug
    disable-pip-version-check dry-run editable= exists-action= extra-index-url= find-links= force-reinstall global-option= group= help
    ignore-installed ignore-requires-python implementation= index-url= install-option= isolated keyring-provider= log= no-binary=
    no-build-isolation no-cache-dir no-clean no-color no-compile no-deps no-index no-input no-python-version-warning no-use-pep517
    no-warn-conflicts no-warn-script-location only-binary= platform= pre prefer-binary prefix= progress-bar= proxy= python-version= python=
    pypi-url= quiet report= require-hashes require-virtualenv requirement= resume-retries= retries= root-user-action= root= src= target=
    timeout= trusted-host= upgrade upgrade-strategy= use-deprecated= use-feature= use-pep517 user verbose all-releases= only-final=
    build-constraint= uploaded-prior-to=`,
  ],
  find: [
    'HLP O? D=',
    'help version',
    `amin= anewer= atime= cmin= cnewer= context= ctime= daystart delete depth empty executable false files0-from= fls= follow fprint= fprint0=
    fprintf= fstype= gid= group= help ignore_readdir_race ilname= iname= inum= ipath= iregex= iwholename= links= lname= ls maxdepth= mindepth=
    mmin= mount mtime= name= newer= nogroup noignore_readdir_race noleaf nouser nowarn path= perm= print print0 printf= prune quit readable
    regex= regextype= samefile= size= true type= uid= used= user= version warn wholename= writable xdev xtype= exec execdir ok okdir a and o or
    not d`,
  ],
  sudo: [
    'ABEHKPSVbeiklnsv a= C= D= g= h= p= R= r= T= t= U= u= N',
    `askpass auth-type= background bell chdir= chroot= close-from= command-timeout= edit group= help host= list login no-update non-interactive
    other-user= preserve-env? preserve-groups prompt= remove-timestamp reset-timestamp role= set-home shell stdin type= user= validate version`,
  ],
  ping: ['46ABCDHLOORUVabdfhnqrv 3 c= e= F= i= I= l= m= M= N= p= P= Q= s= S= t= T= w= W='],
  dig: ['46hmruv b= c= f= k= p= q= t= x= y='],
  tree: [
    'ABCDFGJNQRSXacdfghilnpqrstuvxUz H= I= L= P= T= o= O=',
    `charset= compress? device dirsfirst du exec= fflinks filelimit= filesfirst fromfile fromtabfile gitfile= gitignore help hintro= houtro= ignore-case
    inodes info infofile= matchdirs metafirst nolinks noreport ou= outro= prune si sort= timefmt= version opt-toggle`,
  ],
  fd: [
    'HIaLsilp0ughV1q d= t= e= E= c= j= S= o= x= X=',
    `hidden no-ignore no-ignore-vcs no-ignore-parent no-global-ignore-file unrestricted case-sensitive ignore-case glob regex fixed-strings and=
    absolute-path list-details follow full-path print0 max-depth= min-depth= exact-depth= exclude= prune type= extension= size=
    changed-within= changed-before= change-newer-than= change-older-than= newer= older= owner= format= exec= exec-batch= batch-size=
    ignore-file= color= hyperlink? threads= max-buffer-time= max-results= quiet show-errors base-directory= path-separator=
    search-path= strip-cwd-prefix? one-file-system gen-completions? help version ignore-contain= ignore ignore-vcs ignore-parent no-hidden
    no-follow relative-path rg-alias-hidden-ignore require-git no-require-git mount xdev`,
  ],
};
