// What starts automatically from now on: at login, at a time, with a shell, an editor or a commit.
import { pack, rule } from '#core/policy/rules/pack.ts'

export const PERSISTENCE_PACK = pack({
  pack: 'core.persist',
  version: '1.0.0',
  rules: [
    rule({
      id: 'core.persist/start-up',
      when: {
        any: [
          { effect: 'persist.install', danger: 3 },
          {
            effect: ['fs.write', 'fs.copy', 'fs.move', 'fs.link'],
            scope: 'persistence',
            not: { glob: ['**/.git/hooks/*'] },
          },
        ],
      },
      verdict: 'block',
      score: { d1: 2, d2: 3, d3: 3 },
      category: 15,
      reason: 'Installs something that starts by itself later: cron, service, login script or authorised key.',
      suggest: [{ text: 'Run it now, in the foreground', command: 'npm start' }],
      match: [
        "echo '@reboot /tmp/.r' | crontab",
        "tee -a ~/.ssh/authorized_keys <<< 'ssh-rsa AAAA me@evil'",
        'cp x.cron /etc/cron.daily/x',
        'cp x.service /etc/systemd/system/',
        'sudo systemctl enable --now miner',
      ],
      not_match: [
        'crontab -l',
        'cat ~/.ssh/id_ed25519.pub',
        'npm start',
        'grep -rn crontab docs',
        'systemctl --user status',
      ],
    }),
    rule({
      id: 'core.persist/git-hook',
      when: { effect: ['fs.write', 'fs.copy', 'fs.move', 'fs.link'], scope: 'persistence', glob: ['**/.git/hooks/*'] },
      verdict: 'defer',
      score: { d1: 1, d2: 2, d3: 2 },
      category: 8,
      reason: 'Installs a hook that git runs by itself from now on, and that no review of the repository shows.',
      suggest: [
        { text: 'Keep it in the repository, where people see it', command: 'git config core.hooksPath .githooks' },
      ],
      match: [
        'cp scripts/pre-commit .git/hooks/pre-commit',
        'ln -s ../../tools/check .git/hooks/pre-push',
        "printf 'npm test' > .git/hooks/pre-commit",
      ],
      not_match: ['ls .git/hooks', 'cat .git/hooks/pre-commit', 'rm .git/hooks/pre-commit.sample', 'npx husky init'],
    }),
    rule({
      id: 'core.persist/shell-start',
      when: {
        any: [
          { effect: 'persist.install' },
          {
            effect: ['fs.write', 'fs.copy', 'fs.move'],
            all: [
              { scope: 'home-config' },
              {
                glob: [
                  '**/.bashrc',
                  '**/.zshrc',
                  '**/.profile',
                  '**/.bash_profile',
                  '**/.zprofile',
                  '**/.zshenv',
                  '**/.config/fish/config.fish',
                  '**/.bash_login',
                  '**/.bash_logout',
                  '**/.xprofile',
                ],
              },
            ],
          },
        ],
      },
      verdict: 'defer',
      score: { d1: 2, d2: 2, d3: 2 },
      category: 15,
      reason: 'Changes what runs at every login or start of a shell.',
      suggest: [{ text: 'Set it for this command only', command: 'PATH=$PWD/bin:$PATH npm test' }],
      match: ["echo 'alias ls=x' >> ~/.bashrc", 'cp evil ~/.zshrc', "sed -i '1i x' ~/.profile"],
      not_match: ['cat ~/.bashrc', 'source ~/.bashrc', 'PATH=$PWD/bin:$PATH npm test', 'git config user.name Dev'],
    }),
  ],
})
