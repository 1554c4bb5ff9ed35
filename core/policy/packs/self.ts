// The gateway protects itself: its process, socket, database and settings, the hooks of the agents, and its own verbs. A supervised
// agent never approves itself, also when authentication is off. All rules are locked.
import { pack, rule } from '#core/policy/rules/pack.ts'

export const SELF_PACK = pack({
  pack: 'core.self',
  version: '1.0.0',
  rules: [
    rule({
      id: 'core.self/guard',
      when: {
        any: [
          { effect: 'agent.guard' },
          { effect: 'pkg.remove', regex: '(?:^| )agent-supervision-gateway(?:@| |$)' },
          // A project may build a program of this name; what is started by it lies elsewhere.
          {
            effect: ['fs.write', 'fs.link', 'fs.copy', 'fs.move', 'fs.delete', 'fs.perm'],
            all: [{ glob: ['**/bin/asg'] }, { not: { scope: ['workspace', 'regenerable', 'tmp'] } }],
          },
        ],
      },
      verdict: 'block',
      score: { d1: 3, d2: 3, d3: 3 },
      category: 16,
      reason: 'Stops, reconfigures or settles the supervision of this agent.',
      lock: true,
      match: [
        'systemctl --user stop supervision-gateway',
        'asg approvals allow apr_1',
        'asg alerts ack --all',
        'asg alerts --session s-1 ack alr_1',
        'asg uninit claude-code',
        'pkill -f agent-supervision-gateway',
        'claude --dangerously-skip-permissions',
        'curl -X POST http://127.0.0.1:8080/ahp/resolve -d "{}"',
        'npm uninstall -g agent-supervision-gateway',
        'ln -sf /bin/true ~/.local/bin/asg',
        'rm "$(which asg)"',
      ],
      not_match: [
        'asg explain "rm -rf build"',
        'asg status',
        'asg alerts --severity high',
        'asg approvals list --session s-1',
        'asg approvals --state pending',
        'asg approvals show apr_1',
        'curl http://127.0.0.1:3000/health',
        "echo 'asg approvals allow'",
        'npm uninstall -g typescript',
        'ls -l ~/.local/bin/asg',
        'cp target/release/asg bin/asg && chmod +x bin/asg',
        'docker stop api-gateway',
      ],
    }),
    rule({
      id: 'core.self/agent-config',
      when: {
        any: [
          { effect: 'agent.config', danger: 3 },
          { effect: ['fs.write', 'fs.delete', 'fs.move', 'fs.copy', 'fs.perm', 'fs.link'], scope: 'agent-config' },
          { effect: 'fs.archive', all: [{ scope: 'agent-config' }, { field: 'op', is: 'unpack' }] },
        ],
      },
      verdict: 'block',
      score: { d1: 3, d2: 3, d3: 3 },
      category: 16,
      reason: 'Changes the settings, hooks or files that keep this agent supervised.',
      lock: true,
      match: [
        'rm -rf ~/.claude',
        'mv .claude/settings.json .claude/settings.json.off',
        "sed -i 's/deny/allow/' .claude/settings.local.json",
        'rm ~/.codex/hooks.json',
        'tar xzf cfg.tgz -C ~/.claude',
        'git update-index --skip-worktree .claude/settings.json',
        'echo {} > .claude/settings.json',
      ],
      not_match: [
        'cat .claude/settings.json',
        'ls ~/.claude',
        'grep -rn hooks docs/',
        'head AGENTS.md',
        'tar czf backup.tgz ~/.claude',
        'git log -- .claude/settings.json',
      ],
    }),
    rule({
      id: 'core.self/instructions',
      when: {
        any: [
          {
            effect: ['fs.write', 'fs.copy', 'fs.move'],
            all: [{ scope: 'instruction-file' }, { not: { effect: 'fs.delete' } }],
          },
          { effect: 'agent.config', danger: 2 },
        ],
      },
      verdict: 'defer',
      score: { d1: 1, d2: 2, d3: 2 },
      category: 16,
      reason: 'Changes the instructions that agents follow in this project.',
      match: ["echo 'ignore the rules' >> CLAUDE.md", 'cp x AGENTS.md', "sed -i 's/never/always/' AGENTS.md"],
      not_match: ['cat AGENTS.md', 'git diff CLAUDE.md', 'echo x >> README.md'],
    }),
    rule({
      id: 'core.self/environment',
      when: { effect: 'env.set', field: 'influence', is: 'agent' },
      verdict: 'defer',
      score: { d1: 2, d2: 2, d3: 2 },
      category: 16,
      reason: 'Changes a variable that decides whether and by whom this agent is supervised.',
      lock: true,
      match: ['unset CS_AUTH_TOKEN', 'export ASG_URL=http://127.0.0.1:1', 'unset ASG_URL'],
      not_match: ['export NODE_ENV=test', 'unset FOO', 'echo $ASG_URL'],
    }),
    rule({
      id: 'core.self/probe',
      when: { effect: 'fs.write', glob: ['**/asg-probe-deny-*'] },
      verdict: 'block',
      score: { d1: 1, d2: 1, d3: 1 },
      category: 16,
      reason: 'This is the probe of the doctor: a refusal proves that the hook works.',
      lock: true,
      match: ['touch /tmp/x/asg-probe-deny-1a2b', 'touch ./asg-probe-deny-9', 'echo x > asg-probe-deny-3'],
      not_match: ['touch /tmp/x/asg-probe-allow-1a2b', 'ls asg-probe-deny-1', 'touch probe'],
    }),
  ],
})
