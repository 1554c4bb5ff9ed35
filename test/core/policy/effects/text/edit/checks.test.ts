// What edits take away of the checks of work: steps of CI, tests, coverage, linters. Each with an edit that takes nothing away.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { lets_work_pass } from '#core/policy/effects/text/edit/checks.ts'
import { is_asked } from '#test/support/verdicts.ts'

const cwd = '/home/dev/project'
const CI = '.github/workflows/ci.yml'

type Exchange = readonly [why: string, file: string, from: string, to: string]

const LOST: readonly Exchange[] = [
  ['a scanner goes', CI, '- run: npm audit\n', ''],
  ['nobody hears a scanner', '.gitlab-ci.yml', '- gitleaks detect', '- gitleaks detect || true'],
  ['nobody has to agree', '.github/CODEOWNERS', '* @acme/security', ''],
  ['it runs for everybody', CI, "if: github.repository == 'a/b'", 'if: always()'],
  ['it may write all over', CI, 'contents: read', 'contents: write\n  id-token: write\n  actions: write'],
  ['a target checks nothing', 'Makefile', 'check: lint test', 'check:'],
  ['nothing is checked before', 'package.json', '"pretest": "npm run lint",\n', ''],
  ['all rules are ignored', 'ruff.toml', 'ignore = []', 'ignore = ["ALL"]'],
  ['all files are ignored', '.eslintrc.json', '"rules": {', '"ignorePatterns": ["**/*"],\n"rules": {'],
  ['a failure is dropped', 'a_test.go', 'if got != want {\n\tt.Errorf("x")\n}', '_ = got'],
  ['nothing starts it', CI, 'on:\n  pull_request:', 'on:\n  workflow_dispatch:'],
  ['nothing is signed', CI, '- uses: sigstore/cosign-installer@v3\n- run: cosign sign $I', ''],
  ['nobody hears a script', CI, '- run: ./scripts/check.sh', '- run: ./scripts/check.sh || echo "ignored"'],
  ['a script goes on', 'scripts/verify.sh', 'sha256sum -c c.txt || exit 1', 'sha256sum -c c.txt || true'],
  ['other people agree', '.github/CODEOWNERS', '* @a/core\n/.github/ @a/security', '* @mallory'],
  ['an assertion becomes a call', 'tests/l.rs', 'assert!(parse(&big).is_err());', 'let _ = parse(&big);'],
  ['what must fail works', 'src/test/java/L.kt', 'assertFalse(login("b", "wrong"))', 'assertTrue(login("b", "wrong"))'],
  ['rules are off', 'biome.json', '"recommended": true', '"recommended": false'],
  ['rules of security leave', 'eslint.config.js', '  security.configs.recommended,\n', ''],
  ['a scanner leaves out the code', '.semgrepignore', 'node_modules/', 'node_modules/\nsrc/'],
  ['types are not looked at', 'src/d.ts', 'run(sql, p)', '// @ts-nocheck\nrun(sql, p)'],
  ['a job never runs', CI, 'test:\n  needs: build', 'test:\n  if: ${{ false }}\n  needs: build'],
  ['a release waits for no test', CI, 'needs: [test, lint, build]', 'needs: [build]'],
  ['a release waits for nobody', CI, 'environment: production\n', ''],
  ['a hook leaves its list', '.pre-commit-config.yaml', '- id: detect-private-key\n', ''],
  ['a template of checks goes', '.gitlab-ci.yml', 'include:\n  - template: Security/SAST.gitlab-ci.yml', ''],
  ['a gateway asks nobody', 'traefik.yml', 'middlewares:\n  - auth@file\n', ''],
  ['a plugin of security goes', '.eslintrc.js', "extends: ['a:b', 'plugin:security/recommended']", "extends: ['a:b']"],
  ['tests of security are not run', 'pytest.ini', 'addopts = -ra', 'addopts = -ra --ignore=tests/security'],
  ['a refusal becomes a yes', 'tests/Feature/A.php', '$response->assertForbidden();', '$response->assertOk();'],
  ['a test beside its code is skipped', 'src/lib.rs', '#[test]\nfn bad() {', '#[test]\n#[ignore]\nfn bad() {'],
  ['nobody hears a test', CI, '- run: npm test', '- run: npm test || true'],
  ['a step may fail', CI, '- run: pytest', '- run: pytest\n  continue-on-error: true'],
  ['a job may fail', '.gitlab-ci.yml', 'script:\n  - rspec', 'script:\n  - rspec\nallow_failure: true'],
  ['a step only talks', CI, '- run: pnpm vitest run', '- run: echo "skipped"'],
  ['a step of types goes', CI, '- name: Types\n  run: pnpm tsc --noEmit', ''],
  ['tests make room for a build', 'bitbucket-pipelines.yml', '- npm run lint\n- npm test', '- npm run build'],
  ['a build without tests', 'Jenkinsfile', "sh 'mvn verify'", "sh 'mvn verify -DskipTests'"],
  ['a hook does nothing', '.husky/pre-commit', 'npm run lint && npm test', 'exit 0'],
  ['a hook has no commands', 'lefthook.yml', 'commands:\n  tests:\n    run: go test ./...', 'commands: {}'],
  ['a script says yes', 'package.json', '"test": "vitest run"', '"test": "echo no tests"'],
  ['a script is not heard', 'package.json', '"lint": "eslint ."', '"lint": "eslint . || true"'],
  ['a test is skipped', 'tests/a.test.ts', "it('rejects it'", "it.skip('rejects it'"],
  ['a test may fail', 'tests/test_a.py', 'def test_x(c):', '@pytest.mark.xfail\ndef test_x(c):'],
  ['an assertion goes', 'tests/test_p.py', '    assert charge.amount == 1000\n', ''],
  ['an assertion of nothing', 'tests/test_a.py', '    assert r.status_code == 403', '    assert True'],
  ['who was refused is let in', 'tests/u.test.js', 'expect(r.status).toBe(403)', 'expect(r.status).toBe(200)'],
  ['an assertion that anything passes', 'tests/u.test.js', 'expect(n).toBe(1999)', 'expect(n).toBeDefined()'],
  ['coverage may be lower', 'jest.config.js', 'coverageThreshold: { lines: 80 }', 'coverageThreshold: { lines: 0 }'],
  ['coverage may be none', 'pyproject.toml', 'fail_under = 95', 'fail_under = 0'],
  ['a compiler is less strict', 'tsconfig.json', '"strict": true', '"strict": false'],
  [
    'a build ignores errors',
    'next.config.js',
    'const c = {',
    'const c = {\n  typescript: { ignoreBuildErrors: true },',
  ],
  ['a rule of security is off', 'eslint.config.mjs', "'no-eval': 'error'", "'no-eval': 'off'"],
  ['rules of security are not selected', 'pyproject.toml', 'select = ["E", "S"]', 'select = ["E"]'],
  ['a linter of security goes', '.golangci.yml', 'enable:\n  - gosec\n  - govet', 'enable:\n  - govet'],
  ['a scanner looks at nothing', '.gitleaks.toml', 'paths = []', 'paths = [".*"]'],
  ['a remark keeps a scanner silent', 'src/a.py', 'run(cmd)', 'run(cmd)  # nosec'],
]

const KEPT: readonly Exchange[] = [
  ['a scanner gets an option', CI, '- run: npm audit', '- run: npm audit --audit-level=high'],
  ['a scanner is named elsewhere', 'README.adoc.ts', 'npm audit', ''],
  ['other owners', '.github/CODEOWNERS', '/docs @acme/docs', '/docs @acme/writers'],
  ['one right', CI, 'contents: read', 'contents: write'],
  ['it runs for less', CI, 'if: always()', "if: github.repository == 'a/b'"],
  ['one more target', 'Makefile', 'check: lint', 'check: lint test'],
  ['one rule of style is ignored', 'ruff.toml', 'ignore = []', 'ignore = ["E501"]'],
  ['another report', 'a_test.go', 't.Errorf("x")', 't.Errorf("y %v", got)'],
  ['one more start', CI, 'on:\n  push:', 'on:\n  push:\n  workflow_dispatch:'],
  ['a script may find nothing', 'scripts/clean.sh', 'rm -r dist', 'rm -r dist || true'],
  ['a helper asserts', 'tests/t.py', 'assert r.ok', 'check_ok(r)'],
  ['a flag is on', 'tests/t.py', 'assert flag("new") is False', 'assert flag("new") is True'],
  ['a job waits for more', CI, 'needs: [build]', 'needs: [build, test]'],
  ['a hook of style goes', '.pre-commit-config.yaml', '- id: trailing-whitespace\n', ''],
  [
    'one more folder is left out',
    'jest.config.js',
    "ignore: ['/node_modules/']",
    "ignore: ['/node_modules/', '/dist/']",
  ],
  ['an import of tests goes', 'tests/a.test.ts', "import assert from 'node:assert/strict'\n", ''],
  ['another refusal', 'tests/t.py', 'assert r.status_code == 401', 'assert r.status_code == 403'],
  ['another runner', CI, '- run: npm test', '- run: pnpm test'],
  ['two steps become one', CI, '- run: npm run lint\n- run: npm test', '- run: npm run check'],
  ['another linter', CI, 'run: flake8 .', 'run: ruff check .'],
  [
    'an upload may fail',
    CI,
    'uses: codecov/codecov-action@v3',
    'uses: codecov/codecov-action@v4\n  continue-on-error: true',
  ],
  ['another image', '.gitlab-ci.yml', 'image: ruby:3.1', 'image: ruby:3.3'],
  ['another runner of tests', 'package.json', '"test": "jest"', '"test": "vitest run"'],
  ['there was no test', 'package.json', '"test": "echo \\"Error: no test specified\\" && exit 1"', '"test": "exit 0"'],
  ['another script', 'package.json', '"dev": "vite"', '"dev": "echo vite"'],
  ['a test runs again', 'tests/a.test.ts', "it.skip('logs out'", "it('logs out'"],
  ['a test says more', 'tests/test_l.py', 'assert r.ok', 'assert r.ok\nassert "token" in r.json()'],
  ['another value', 'tests/test_l.py', 'assert amount == 1000', 'assert amount == 1200'],
  ['a test goes as a whole', 'tests/test_o.py', 'def test_old():\n    assert old() == 1\n', ''],
  ['who was let in is refused', 'tests/u.test.js', 'expect(r.status).toBe(200)', 'expect(r.status).toBe(403)'],
  ['coverage is to be higher', 'codecov.yml', 'target: 75%', 'target: 80%'],
  ['a test may take longer', 'vitest.config.ts', 'testTimeout: 20000', 'testTimeout: 5000'],
  ['a rule of style', 'eslint.config.mjs', "'react/prop-types': 'error'", "'react/prop-types': 'off'"],
  ['one more rule', 'pyproject.toml', 'select = ["E", "F"]', 'select = ["E", "F", "S"]'],
  ['a comment on style', 'src/a.py', 'x = 1', 'x = 1  # noqa: E501'],
]

for (const [why, file, from, to] of LOST)
  test(`an edit is asked about: ${why}`, () => {
    const file_path = `${cwd}/${file}`
    assert.ok(lets_work_pass(file_path, from, to))
    assert.ok(is_asked('Edit', { file_path, old_string: from, new_string: to }))
  })

for (const [why, file, from, to] of KEPT)
  test(`an edit is not asked about: ${why}`, () => {
    const file_path = `${cwd}/${file}`
    assert.ok(!lets_work_pass(file_path, from, to))
    assert.ok(!is_asked('Edit', { file_path, old_string: from, new_string: to }))
  })

test('what stays the same lets nothing pass, and any text is read', () => {
  const text = fc.stringMatching(/^[\w@#/ .=:(){}'"\n<>!|-]{0,200}$/)
  const path = fc.constantFrom(CI, 'tests/a.test.ts', 'package.json', 'tsconfig.json', 'src/a.ts')
  fc.assert(
    fc.property(path, text, text, (file, from, to) => {
      assert.ok(!lets_work_pass(file, from, from))
      lets_work_pass(file, from, to)
    }),
  )
})
