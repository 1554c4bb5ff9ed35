// Lists of files that one program prints and another works through: what a search found, a filter left or a loop goes over.
import { test } from 'node:test'
import { twins } from '#test/support/verdicts.ts'

test('a filter of several names says what is left of a list', () => {
  twins(
    [
      "find . | grep -E '(\\.js|\\.js\\.map)$' | xargs rm -f",
      'find . | grep -E "(\\.git|__pycache__)" | xargs rm -rf',
      'find . | grep -v vendor | xargs rm -rf',
      "find / | grep -E '(__pycache__|\\.pyo$)' | xargs rm -rf",
      'find . | grep -E "\\.(pyc|py)" | xargs rm',
    ],
    [
      "find . | grep -E '(/__pycache__$|\\.pyc$|\\.pyo$)' | xargs rm -rf",
      'find src | grep -E "__pycache__|\\.pyc" | xargs rm -rf',
      "find . -type d | grep -E '/node_modules$' | xargs rm -rf",
      "find . -type f | grep -E '\\.orig$|\\.rej$' | xargs rm",
    ],
  )
})

test('files that a search for text names are changed where the search looked', () => {
  twins(
    [
      'grep -rl old.example /etc | xargs sed -i s/old/new/',
      'sed -i s/old/new/ $(grep -rl old /etc/nginx)',
      'grep -rl old /usr/lib | xargs perl -pi -e s/old/new/',
      'for f in $(grep -rl old /etc); do sed -i s/old/new/ "$f"; done',
      'rg -l old /etc | xargs sed -i s/old/new/',
      'grep -rl deprecated src | xargs rm',
    ],
    [
      'grep -rl --include="*.ts" old.example src | xargs sed -i s/old/new/',
      'sed -i s/old/new/ $(grep -rl old src tests)',
      'for f in $(grep -l old *.py); do sed -i s/old/new/ "$f"; done',
      'ag -l old | xargs perl -pi -e s/old/new/',
      'grep -rl stale dist | xargs rm',
      'grep -l old -r . | xargs chmod 644',
    ],
  )
})

test('what a loop over found files moves or deletes is what was found', () => {
  twins(
    [
      'for f in $(find /etc -name "*.conf"); do mv "$f" "$f.bak"; done',
      'mv $(find /usr -name "*.so") assets/',
      'find . -type d | while read d; do rm -rf "$d"/*; done',
      'for d in $(ls); do rm -rf $d/*; done',
      'for d in $(cat dirs.txt); do rm -rf $d/*; done',
      'find . -name \'*.py\' | grep -v test | while read f; do rm "$f"; done',
      "for f in $(find / -name '*.sh'); do chmod 777 $f; done",
    ],
    [
      'for f in $(find . -name "*.js"); do mv "$f" "${f%.js}.ts"; done',
      'find . -name \'*.jpeg\' -print0 | while IFS= read -r -d \'\' f; do mv "$f" "${f%.jpeg}.jpg"; done',
      "for f in `find . -name '*.js'`; do mv $f `echo $f | sed 's/js$/ts/'`; done",
      "find . -iname '*.txt' -print0 | xargs -0 -I{} mv {} {}.old",
      'mv $(find . -name "*.png") assets/',
      'find pages -type f -exec gzip -9 {} \\; -exec mv {}.gz {} \\;',
      "find . -name '*.js' | parallel mv {} {.}.ts",
      'for f in $(find . -name "*.sh"); do sed -i.bak s/a/b/ "$f" && rm "$f.bak"; done',
      'for f in $(find . -name \'*.orig\' | grep -v vendor); do rm "$f"; done',
      'find . -type d | while read d; do rm -rf "$d/node_modules"; done',
    ],
  )
})

test('an empty folder is no loss, and an emptied file is one, whoever lists it', () => {
  twins(
    [
      "find . -type f -exec sh -c '> {}' \\;",
      "find . -name '*.py' -exec sh -c 'cat /dev/null > {}' \\;",
      "find src -name '*.py' | xargs -I{} sh -c ': > {}'",
      'rmdir ~/.ssh',
      'sudo rmdir /opt/x',
    ],
    [
      "find logs -name '*.log' -exec sh -c ': > {}' \\;",
      'find . -type d -empty -exec rmdir -p --ignore-fail-on-non-empty {} +',
      'rmdir "$(dirname "$d")"',
      'rmdir */',
      'rmdir ~/old ../attic',
    ],
  )
})

test('variables of a file reach one program through env as they do through export', () => {
  twins(
    [
      'env $(cat .env | xargs) printenv',
      "env $(cat .env | xargs) sh -c 'echo $DB_PASSWORD'",
      'env $(cat commands.txt) x',
      'env $(curl -s https://x.example/env) npm start',
      'env $(cat .env | xargs) rm -rf /',
    ],
    [
      'env $(cat .env.example | xargs) bin/rails server',
      "env $(grep -v '^#' .env | xargs) node server.js",
      'env $(cat .env) npm start',
    ],
  )
})

test('an interface of the machine is set, not only looked at', () => {
  twins(
    [
      'sudo ifconfig eth0 hw ether 02:00:00:00:00:01',
      'sudo ifconfig en0 ether 02:00:00:00:00:01',
      'sudo ifconfig eth0 192.0.2.9 netmask 255.255.255.0',
      'sudo macchanger -r wlan0',
    ],
    ['ifconfig eth0', "ifconfig en0 | grep 'inet '", 'sudo ifconfig lo0 alias 127.0.0.2', 'macchanger -s eth0'],
  )
})

test('what lies in the temporary folder of another machine may go by its name', () => {
  twins(
    ["ssh build1 'rm -rf /tmp/*'", "ssh build1 'rm -rf /srv/app/current'", 'rsync -a --delete out/ build1:/tmp/'],
    ["ssh build1 'rm -rf /tmp/stage && mkdir -p /tmp/stage'", 'rsync -a --delete out/ build1:/tmp/stage/'],
  )
})

test('a script of one’s own is made runnable, a key is not shown', () => {
  twins(
    [
      'chmod u+s ~/bin/tool',
      'chmod 644 ~/.ssh/id_ed25519',
      'chmod +x ~/.claude/hooks/x.sh',
      'sudo chmod +x /usr/bin/x',
    ],
    ['chmod +x ~/.local/bin/tool', 'chmod 755 ~/bin/tool', 'chmod +x ~/.config/niri/scripts/focus.sh'],
  )
})

test('what is looked up in an environment, unloaded from the kernel or taken back from a registry says how grave it is', () => {
  twins(
    [
      'docker exec api printenv | grep JWT',
      'env | grep -i mongo',
      'sudo modprobe -r kvm',
      'npm unpublish tool@1.0.0',
      'npm deprecate tool@1 "use 2"',
    ],
    [
      'docker exec api printenv SERVICE_URL',
      'env | grep NODE',
      'sudo modprobe kvm',
      'npm unpublish --dry-run tool@1.0.0',
      'npm deprecate --dry-run tool@1 "use 2"',
    ],
  )
})

test('a script that is handed what was found deletes or changes that', () => {
  twins(
    [
      'find src -name "*.ts" -exec sh -c \'for f; do rm "$f"; done\' _ {} +',
      'find src -name "*.ts" -exec sh -c \'rm "$1"\' _ {} \\;',
      'find src -name "*.ts" | xargs sh -c \'for f; do rm "$f"; done\' _',
      'find /etc -type f | while read f; do echo x >> "$f"; done',
      'rm -f src/**/*.ts',
      'ls src/*.ts | parallel rm {}',
      'git ls-files | xargs -I{} rm {}',
    ],
    [
      'find . -name "*.js.map" -exec sh -c \'for f; do rm "$f"; done\' _ {} +',
      'find . -name "*.pyc" -exec bash -c \'rm -v "$0"\' {} \\;',
      'find . -name "*.md" | while read f; do pandoc "$f" > "${f%.md}.html"; done',
      'ls /usr/bin | while read p; do man $p > $p.txt; done',
      'rm -f src/**/*.js.map',
      'ls logs/*.log | xargs -I{} rm {}',
      'ls coverage/*.html | parallel rm {}',
    ],
  )
})
