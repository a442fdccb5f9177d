/** Sentences about GitHub's program, compilers and interpreters. */
export const GITHUB_TEXTS = `
gh: works with GitHub
gh pr: works with pull requests
gh pr create: opens a pull request
-t= --title=: with this title
-b= --body=: with this text
-B= --base=: into this branch
-H= --head=: from this branch
-d --draft: as a draft
-f --fill: title and text from the commits
-r= --reviewer=: asks these people to review it
-w --web: in the browser
gh pr list: lists pull requests
-s= --state=: open, closed, merged or all
-a= --author=: of this person
-l= --label=: with this label
-L= --limit=: at most so many
gh pr checkout: switches to the branch of a pull request
others: its number, address or branch
gh pr view: shows a pull request
-c --comments: with comments
-w --web: in the browser
others: its number, address or branch
gh pr merge: merges a pull request
-s --squash: as one commit
-r --rebase: as commits on top
-m --merge: as a merge
-d --delete-branch: removes the branch afterwards
--auto: as soon as everything is ready
others: its number, address or branch
gh pr status: shows the pull requests that concern you
gh pr diff: shows the changes of a pull request
others: its number, address or branch
gh repo: works with repositories
gh repo clone: copies a repository to this machine
.1: OWNER/NAME, or its address
others: the folder, then options of git clone behind --
gh repo create: makes a repository
--public: for everybody to see
--private: for invited people only
-s= --source=: from this folder
--push: sends the commits of the folder
others: its name
gh repo view: shows a repository
-w --web: in the browser
others: OWNER/NAME
gh issue: works with issues
gh issue list: lists issues
-s= --state=: open, closed or all
-l= --label=: with this label
-a= --assignee=: of this person
-L= --limit=: at most so many
gh issue create: opens an issue
-t= --title=: with this title
-b= --body=: with this text
-l= --label=: with this label
gh issue view: shows an issue
-c --comments: with comments
-w --web: in the browser
others: its number
gh run: works with runs of workflows
gh run list: lists runs
-L= --limit=: at most so many
-w= --workflow=: of this workflow
gh run watch: follows a run until it ends
--exit-status: fails when the run fails
others: its number
gh run view: shows a run
--log: with all that it printed
--log-failed: with what its failed steps printed
-w --web: in the browser
others: its number
gh auth: logs in and out
others: what is done
gh release: works with releases
others: what is done, and the release
gh api: asks GitHub's interface
-X= --method=: with this method
-f= --raw-field=: with this value
-F= --field=: with this value, numbers and @files read
-q= --jq=: takes this out of the answer
--paginate: all pages
others: the path
gcc, g++, cc, c++, clang, clang++: compiles C and C++
-o=: writes the result to this file
-c: compiles only, without linking
-g: with what a debugger needs
-O: optimizes: 0 not, 1, 2, 3 more, s for size
-Wall: with the usual warnings
-Wextra: with more warnings
-Werror: warnings are errors
-I=: looks for headers there too
-L=: looks for libraries there too
-l=: links this library
-D=: defines a name
-E: shows what the preprocessor makes
-S: makes assembly
-shared: makes a shared library
-fPIC: code that may lie anywhere
-static: with all libraries inside
-pthread: with threads
-march=: for this processor
others: the files
cmake: prepares the build of a project
-S=: the folder of the sources
-B=: the folder of the build
-G=: for this build program
-D=: sets a variable
--build=: builds what is prepared in this folder
--install=: installs what was built in this folder
--target=: only this
--config=: in this way: Debug, Release
-j? --parallel?: so many at the same time
others: the folder of the sources
java: runs Java
-jar=: the program in this file
-cp= -classpath=: looks for classes there
-version: shows the version
-D: sets a property
-Xmx: uses at most this much memory
-Xms: takes this much memory at the start
.1: the class or file
others: given to the program
javac: compiles Java
-d=: puts the classes into this folder
-cp= -classpath=: looks for classes there
others: the files
perl: runs Perl
-e=: this program
-n: for each line of the input
-p: for each line of the input, and shows it afterwards
-i?: changes the files themselves; with an ending it keeps the old ones
-l?: line ends are taken off and put back
-a: splits each line into columns
-F=: columns end with this
-w: with warnings
-0?: what ends a line; 0777 reads the whole file
-M: loads this module
others: the files
ruby: runs Ruby
-e=: this program
-n: for each line of the input
-p: for each line of the input, and shows it afterwards
-r=: loads this library
others: the files
php: runs PHP
-r=: this program
-S=: a web server at this address
-l: checks the syntax only
-i: shows the configuration
-m: shows the modules
-t=: the folder that the web server shows
others: the file, then what it is given
`;
