/** Phrases of two or more words that stand for one or two concepts, tried before single words: `words=concepts; …`. */
export const PHRASE_TEXT: string = `
how many=count; number of=count; amount of=count; how much=size; how big=size; how large=size; write out=show; web page=http;
get rid of=delete; throw away=undo delete; throw out=delete; free up port=kill port; free port=kill port; lines of code=line;
in both=common; in use=running; used space=space disk; clean up=delete; looking for=find; look for=find; search for=find;
line count=count line; word count=count word; head of=first; end of=last; top of=first; lines of code=line; file system=disk;
file systems=disk; hard drive=disk; hard disk=disk; take up=eat; taking up=eat; takes up=eat; use up=eat; using up=eat;
used up=eat; upper case=upper; lower case=lower; read only=readonly; logged in=user running; who am i=whoami; user name=whoami;
host name=hostname; set up=create; up and running=running; how long=uptime; been up=uptime; been running=uptime; what time=time;
what day=date; time zone=zone; day of the week=date; web server=serve; http server=serve; file server=serve;
operating system=system; which version=version; real time=follow; as it grows=follow; keep an eye on=follow;
line numbers=number line; line number=number line; line nr=number line; line nrs=number line; lowest value=min number; smallest value=min number; smallest number=min number;
highest value=max number; biggest value=max number; largest value=max number; white space=trailing; blank lines=empty line; empty lines=empty line;
line endings=crlf; line breaks=crlf; carriage returns=crlf; git ignore=git; cron jobs=cron; cron job=cron; scheduled tasks=cron;
name server=dns; symbolic link=link; symbolic links=link; soft link=link; sym link=link; hard link=hardlink;
environment variable=env; environment variables=env; env vars=env; env var=env; working directory=where; where am i=where;
current directory=here; current folder=here; this folder=here; this directory=here; present directory=here; present folder=here;
this dir=here; home directory=home; home folder=home; home dir=home; parent directory=parent; parent folder=parent;
one level up=parent; root directory=root; root folder=root; whole system=root; entire system=root; whole disk=root;
shut down=shutdown; power off=shutdown; in common=common; line up=align; most often=frequent; most common=frequent;
most frequent=frequent; most recent=new; most recently=new; at random=shuffle; case insensitive=case; case insensitively=case;
ignoring case=case; ignore case=case; regardless of case=case; case sensitive=case; that have=contain; which have=contain;
that has=contain; with the word=contain; with the text=contain; with the string=contain; more than once=duplicate;
appear twice=duplicate; world writable=world; world-writable=world; writable by everyone=world; writable by anyone=world;
not committed=uncommitted; uncommitted changes=uncommitted; unstaged changes=uncommitted; what changed=uncommitted;
did i change=uncommitted; what i changed=uncommitted; what have i changed=uncommitted; local changes=uncommitted;
my changes=uncommitted; i changed=uncommitted; virtual environment=virtualenv; virtual env=virtualenv; ssh key=ssh key;
pretty print=pretty; does not contain=not contain; do not contain=not contain; don't contain=not contain;
doesn't contain=not contain; not containing=not contain; that lack=not contain; without the word=not contain;
subfolders=recursive; sub folders=recursive; subdirectories=recursive; including subfolders=recursive; and subfolders=recursive;
in subfolders=recursive; all subfolders=recursive dir; list subfolders=show dir; show subfolders=show dir; turn off=shutdown;
out of memory=oom; this week=thisweek; this month=thismonth; has a space=gap; have a space=gap; has spaces=gap; have spaces=gap; contain spaces=gap;
contains a space=gap;
contains spaces=gap; containing spaces=gap; containing a space=gap; merge conflicts=conflict; squeeze repeated=squeeze; dry run=dryrun;
spell check=spell; environment vars=env; add up=sum; adds up=sum; sum up=sum; not tracked=untracked; ip address=ip;
ip addresses=ip; mac address=mac; mac addresses=mac; file type=type file; what type=type; what kind=type; in parallel=parallel;
reverse the order of=reverse; reverse the order=reverse;
file name=file name
`;
