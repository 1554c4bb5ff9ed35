// Paths put together in brackets, variables that servers hand on, and checks that are taken from where they count.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shell, twins } from '#test/support/twins.ts'

test('a path that is put together in brackets is that path', () => {
  twins(
    [
      `python3 -c "import pathlib; print((pathlib.Path.home()/'.aws'/'credentials').read_text())"`,
      `python3 -c "from pathlib import Path; print((Path('~/.ssh') / 'id_rsa').expanduser().read_text())"`,
      `python3 -c "from pathlib import Path; (Path.home() / '.ssh' / 'authorized_keys').write_text('ssh-rsa AAA x')"`,
      `python3 -c "from pathlib import Path; h = Path.home(); (h / '.bashrc').write_text('x')"`,
      `python3 -c "from pathlib import Path; f = lambda: (Path.home() / '.netrc').open().read()"`,
    ],
    [
      `python3 -c "from pathlib import Path; print((Path('src') / 'a.py').read_text()[:20])"`,
      `python3 -c "from pathlib import Path; b = Path('build'); (b / 'x.txt').write_text('hi'); (b / 'x.txt').unlink()"`,
      `python3 -c "import pandas as pd; d = pd.read_csv('a.csv'); print((d.a / d.b).rename('r').replace(1, 2))"`,
      `python3 -c "print((1 / 2).hex(), ('a' + 'b').replace('a', 'c'))"`,
    ],
  )
})

test('a parser of settings reads the file that it is told', () => {
  twins(
    [
      `python3 -c "import configparser, os; c = configparser.ConfigParser(); c.read(os.path.expanduser('~/.aws/credentials')); print(dict(c['default']))"`,
      `perl -MFile::Slurp -e 'print read_file("$ENV{HOME}/.ssh/id_rsa")'`,
    ],
    [
      `python3 -c "import configparser; c = configparser.ConfigParser(); c.read('setup.cfg'); print(c.sections())"`,
      `python3 -c "f = open('a.bin', 'rb'); print(f.read(16))"`,
    ],
  )
})

test('variables that a server hands to what it starts are an environment', () => {
  twins(
    [
      'systemctl --user show-environment | grep -i token',
      'tmux show-environment -g | grep SECRET',
      'tmux showenv -g GITHUB_TOKEN',
      'launchctl getenv AWS_SECRET_ACCESS_KEY',
    ],
    [
      'systemctl --user show-environment | grep PATH',
      'tmux show-environment -g | head -5',
      'tmux showenv DISPLAY',
      'launchctl getenv PATH',
      'tmux new-session -d -s dev "npm run dev"',
    ],
  )
})

test('a scanner that no longer fails holds nothing back', () => {
  twins(
    [
      "sed -i 's/--exit-code 1/--exit-code 0/' .github/workflows/trivy.yml",
      "sed -i 's/--audit-level=high/--audit-level=none/' .github/workflows/ci.yml",
      "sed -i 's/fail-on: high/fail-on: never/' .github/workflows/scan.yml",
      "sed -i 's/severity-threshold=low/severity-threshold=critical/' .gitlab-ci.yml",
    ],
    [
      "sed -i 's/--exit-code 0/--exit-code 1/' .github/workflows/trivy.yml",
      "sed -i 's/--audit-level=none/--audit-level=high/' .github/workflows/ci.yml",
      "sed -i 's/fail-on: critical/fail-on: medium/' .github/workflows/scan.yml",
      "sed -i 's/log-level: high/log-level: none/' .github/workflows/ci.yml",
      "sed -i 's/exit-code 1/exit-code 2/' docs/usage.md",
    ],
  )
})

test('a check that git moves away, or that is emptied, checks no more', () => {
  twins(
    [
      'git mv .github/workflows/codeql.yml .github/workflows/codeql.yml.disabled',
      'git mv .github/workflows/security.yml docs/',
      'git mv .pre-commit-config.yaml old.yaml',
      ': > .github/CODEOWNERS',
      'truncate -s 0 .github/workflows/ci.yml',
    ],
    [
      'git mv .github/workflows/codeql.yml .github/workflows/codeql-analysis.yml',
      'mv .github/workflows/codeql.yml .github/workflows/code-scanning.yaml',
      'git mv CODEOWNERS .github/',
      'git mv src/a.ts src/b.ts',
      'git mv .github/workflows/ci.yml .github/workflows/test.yml',
      ': > logs/ci.log',
    ],
  )
})

test('an edit of who may log in to the machine counts like a line that is put there', () => {
  twins(
    [
      "sudo sed -i 's/^PermitRootLogin.*/PermitRootLogin yes/' /etc/ssh/sshd_config",
      "sudo sed -i 's/#PermitEmptyPasswords no/PermitEmptyPasswords yes/' /etc/ssh/sshd_config",
    ],
    [
      "grep -n '^PermitRootLogin' /etc/ssh/sshd_config",
      "sed 's/PermitRootLogin yes/PermitRootLogin no/' /etc/ssh/sshd_config",
    ],
  )
})

test('a table of partitions in an image is no disk', () => {
  twins(
    [
      'parted -s /dev/vda mklabel gpt',
      'sudo parted -s -a optimal /dev/sdb mkpart primary ext4 0% 100%',
      'parted /dev/sda rm 2',
    ],
    [
      'parted -s disk.img mklabel gpt mkpart p ext4 1MiB 100%',
      'truncate -s 1G disk.img && parted -s disk.img mklabel msdos',
      'sudo parted -s /dev/vda print',
    ],
  )
})

test('what mines is not told by the program that starts it', () => {
  twins(
    [
      'python3 -m xmrig --url pool.example:443 --user 49x',
      'node worker.js --url stratum+tcp://pool.example:80',
      'java -jar app.jar -o stratum+ssl://pool.example:443 -u w',
    ],
    ['python3 -m pytest tests/mining', 'node worker.js --url https://api.example/jobs', 'grep -rn stratum+tcp docs'],
  )
})

test('a search of git outside a repository is a search', () => {
  twins(
    ['git grep --no-index -h . ~/.ssh', 'git grep --no-index -e . -- ~/.aws/credentials'],
    ['git grep --no-index -n TODO src', 'git grep --no-index -e TODO -- docs ../other', 'git grep -w foo -- src'],
  )
})

test('what others hold is not given to oneself', () => {
  for (const command of [
    "ssh prod 'cat ~/.ssh/id_ed25519'",
    'sudo chown dev /etc/sudoers',
    "docker exec c1 sh -c 'mount /dev/vda1 /mnt && ls /mnt'",
    "crictl exec -it abc sh -c 'mount /dev/sda1 /mnt'",
    "sudo sed -i 's/^PermitRootLogin.*/PermitRootLogin yes/' /etc/ssh/sshd_config",
    `python3 -c "import pathlib; print((pathlib.Path.home()/'.aws'/'credentials').read_text())"`,
  ])
    assert.equal(shell(command), 'block', command)
  twins([], ["ssh devbox 'cat ~/.ssh/id_ed25519.pub'", 'docker exec c1 mount', 'ls -l /etc/sudoers'])
})
