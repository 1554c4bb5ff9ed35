// What edits take away: checks, guards, scanners, sources of packages. Each with an edit that takes nothing away.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { changed_part, exchanges_of } from '#core/policy/effects/text/edit/exchange.ts'
import { loss_of } from '#core/policy/effects/text/edit/loss.ts'
import { opening_in_text } from '#core/policy/effects/text/opening.ts'
import { is_asked } from '#test/support/verdicts.ts'

const cwd = '/home/dev/project'

type Exchange = readonly [why: string, file: string, from: string, to: string]

const LOST: readonly Exchange[] = [
  ['a policy lets through what it does not know', 'policy/opa.rego', 'default allow = false', 'default allow = true'],
  ['a session travels in clear', 'config/initializers/session.rb', 'secure: true', 'secure: false'],
  ['a cipher that is broken', 'src/crypto.go', 'aes.NewCipher(key)', 'des.NewCipher(key)'],
  [
    'one of several guards goes',
    'src/routes/admin.ts',
    "router.use(requireAuth, requireRole('admin'))",
    'router.use(requireAuth)',
  ],
  ['a policy is about nothing', 'k8s/net.yaml', 'policyTypes: ["Ingress"]', 'policyTypes: []'],
  [
    'any site may ask with the cookies',
    'src/server.ts',
    "cors({ origin: ['https://app.acme.example'], credentials: true })",
    'cors({ origin: true, credentials: true })',
  ],
  ['a limit is far away', 'src/s.ts', 'app.use(rateLimit({ max: 100 }))', 'app.use(rateLimit({ max: 1000000 }))'],
  ['a hash is made with less work', 'src/p.ts', 'bcrypt.hash(pw, 12)', 'bcrypt.hash(pw, 1)'],
  ['an image runs as root', 'Dockerfile', 'USER app\n', ''],
  [
    'scripts of a page come from anywhere',
    'config/csp.rb',
    'policy.script_src :self',
    'policy.script_src :self, :unsafe_eval',
  ],
  ['a log goes nowhere', 'logging.conf', 'filename=/var/log/a.log', 'filename=/dev/null'],
  ['all pods may come', 'k8s/net.yaml', '  - from:\n    - podSelector: {}', '  - {}'],
  ['a comparison does nothing', 'auth.go', 'if subtle.ConstantTimeCompare(a, b) != 1 {\n\treturn ErrAuth\n}', '_ = a'],
  [
    'a check of signatures goes off',
    'src/Jwt.cs',
    'ValidateIssuerSigningKey = true',
    'ValidateIssuerSigningKey = false',
  ],
  ['a cookie is read by scripts', 'src/c.js', 'httpOnly: true, secure: true', 'httpOnly: false, secure: true'],
  ['a cookie travels in clear', 'src/c.js', 'httpOnly: true, secure: true', 'httpOnly: true, secure: false'],
  ['a database is opened', 'infra/db.tf', 'publicly_accessible = false', 'publicly_accessible = true'],
  [
    'a property list opens something',
    'ios/a.plist',
    '<key>NSAllowsArbitraryLoads</key><false/>',
    '<key>NSAllowsArbitraryLoads</key><true/>',
  ],
  ['old protocols come back', 'nginx.conf', 'ssl_protocols TLSv1.2 TLSv1.3;', 'ssl_protocols SSLv3 TLSv1;'],
  ['everybody is let through', 'src/S.java', '.anyRequest().authenticated()', '.anyRequest().permitAll()'],
  [
    'a condition is always true',
    'a.rules',
    'allow read, write: if request.auth != null;',
    'allow read, write: if true;',
  ],
  [
    'a refusal is commented out',
    'src/a.ts',
    'if (!verifySignature(req)) return res.status(401).end()',
    '// if (!verifySignature(req)) return res.status(401).end()',
  ],
  ['an answer is always yes', 'src/a.ts', 'return isAllowed(user, role)', 'return true'],
  ['a refusal becomes nothing', 'a/m.py', 'if not user.is_authenticated:\n  raise PermissionDenied', 'pass'],
  ['a line that protects goes', 'server.js', 'app.use(helmet())\n', ''],
  ['a decorator goes', 'a/v.py', '@login_required\ndef admin(r):', 'def admin(r):'],
  [
    'a password of one’s own',
    'a/l.py',
    'if check_password(pw, u.hash):',
    "if pw == 'hunter2!' or check_password(pw, u.hash):",
  ],
  ['a token is no longer checked', 'src/j.ts', 'jwt.verify(token, key)', 'jwt.decode(token)'],
  ['a middleware is a comment', 'main.go', 'r.Use(AuthMiddleware())', '// r.Use(AuthMiddleware())'],
  ['a middleware in quotes goes', 'routes/web.php', "->middleware('auth')", ''],
  ['a guard leaves a list', 's.ts', "router.get('/a', requireAdmin, handler)", "router.get('/a', handler)"],
  ['nobody is asked for', 'a/m.py', 'user = Depends(get_current_user)', 'user = None'],
  ['every origin', 'a/m.py', 'allow_origins=["https://acme.com"]', 'allow_origins=["*"]'],
  ['every address', 'i/s.tf', 'cidr_blocks = ["10.0.0.0/16"]', 'cidr_blocks = ["0.0.0.0/0"]'],
  ['a block is off', 'c/values.yaml', 'tls:\n  enabled: true', 'tls:\n  enabled: false'],
  ['secrets for strangers', '.github/workflows/c.yml', 'on: pull_request', 'on: pull_request_target'],
  ['tokens without a signature', 'src/j.js', "algorithms: ['RS256']", "algorithms: ['none']"],
  [
    'a code that always passes',
    'src/t.ts',
    'if (!verifyTotp(code)) return deny()',
    "if (code !== '000000' && !verifyTotp(code)) return deny()",
  ],
  ['a hash of passwords', 'src/h.py', 'bcrypt.hashpw(pw, salt)', 'hashlib.md5(pw).hexdigest()'],
  ['what protects lets everything through', 'app.js', 'helmet()', '(req, res, next) => next()'],
  ['an attribute of PHP goes', 'A.php', "#[IsGranted('ROLE_ADMIN')]\n", ''],
  ['no level fails', '.github/workflows/c.yml', 'fail-on-severity: high', 'fail-on-severity: none'],
  ['a peer is not verified', 'a.ex', 'verify: :verify_peer', 'verify: :verify_none'],
  ['keys of hosts are not asked', 'ansible.cfg', 'host_key_checking = True', 'host_key_checking = False'],
  ['every network', 'cdk/s.ts', 'Peer.ipv4("10.0.0.0/16")', 'Peer.anyIpv4()'],
  ['a header that protects goes', 'nginx.conf', 'add_header X-Frame-Options DENY;\n', ''],
  ['a choice lets pass', 'k.yaml', 'enforcementAction: deny', 'enforcementAction: dryrun'],
  ['a namespace may do all', 'n.yaml', 'x.io/enforce: restricted', 'x.io/enforce: privileged'],
  ['a verification is off', 'gradle.properties', 'dependency.verification=strict', 'dependency.verification=off'],
  ['everything is exposed', 'a.yml', 'exposure:\n  include: health', 'exposure:\n  include: "*"'],
  ['a list of permissions is empty', 's.py', "'X_PERMISSION_CLASSES': ['a.B']", "'X_PERMISSION_CLASSES': []"],
  ['a guard of sockets goes', 's.ts', 'io.use(authenticateSocket)\n', ''],
  ['any record of anybody', 'f.ts', 'where: { id, ownerId: req.user.id }', 'where: { id }'],
  ['a condition of who it is goes', 'p.ts', 'if (!isPrivate(host)) return fetch(url)', 'return fetch(url)'],
  ['a role of one’s own choice', 's.ts', "role: 'user'", 'role: req.body.role'],
  ['nobody asks on these paths', 'a.py', 'EXEMPT_PATHS = ["/health"]', 'EXEMPT_PATHS = ["/health", "/admin"]'],
  ['mail goes in clear', 'm.py', 'server.starttls(context=c)\n', ''],
  ['a host is not known', 'd.sh', 'ssh deploy@web', 'ssh -o StrictHostKeyChecking=no deploy@web'],
  ['a hash of a package goes', 'requirements.txt', 'a==1 --hash=sha256:aa', 'a==1'],
  ['scripts of packages run', '.npmrc', 'ignore-scripts=true', 'ignore-scripts=false'],
  ['a guard of the machine is off', 'fail2ban/jail.local', '[sshd]\nenabled = true', '[sshd]\nenabled = false'],
  ['a container runs as root', 'd.yaml', 'runAsUser: 1000', 'runAsUser: 0'],
  ['a permission becomes yes', 'g.ts', 'return user.permissions.includes(required)', 'return true'],
  ['a code becomes yes', 'o.go', 'totp.Validate(code, user.Secret)', 'true'],
  ['one of two conditions goes', 'l.js', 'if (!user || !(await argon2.verify(h, p))) {', 'if (!user) {'],
  ['a password is not compared', 'a.py', 'if u.password_hash != hash_password(p):\n  return None', ''],
  [
    'a check loses its body',
    'T.java',
    'void checkServerTrusted(X[] c) {\n  d.check(c);\n}',
    'void checkServerTrusted(X[] c) {}',
  ],
  ['a setting in brackets goes off', 'a.py', 'c["WTF_CSRF_ENABLED"] = True', 'c["WTF_CSRF_ENABLED"] = False'],
  ['a section opens', 'g.ini', '[auth.anonymous]\nenabled = false', '[auth.anonymous]\nenabled = true'],
  ['a name of several words goes off', 'r.json', '"bruteForceProtected": true', '"bruteForceProtected": false'],
  ['a choice becomes none', 'r.json', '"sslRequired": "external"', '"sslRequired": "none"'],
  ['everybody may sign up', 'j.yaml', 'allowsSignup: false', 'allowsSignup: true'],
  ['a file is open to everybody', 'f.py', 'os.chmod(p, 0o600)', 'os.chmod(p, 0o777)'],
  ['a key may be read', 'f.go', 'os.WriteFile(keyPath, b, 0600)', 'os.WriteFile(keyPath, b, 0644)'],
  ['a download is unchecked', 'd.sh', 'wget https://d.example/x', 'wget --no-check-certificate https://d.example/x'],
  ['a container may do more', 'p.yaml', 'drop: ["ALL"]', 'add: ["SYS_ADMIN"]'],
  ['a guard in a chain goes', 'h/u.go', 'r.With(mw.RequireAuth).Delete("/u", h.Delete)', 'r.Delete("/u", h.Delete)'],
  ['a guard among arguments goes', 'm.py', '@app.post("/x", dependencies=[Depends(require_admin)])', '@app.post("/x")'],
  ['a signature loses its guard', 'h.rs', 'async fn delete(_: AdminUser, id: Path)', 'async fn delete(id: Path)'],
  ['a guard becomes public', 'u.ts', "@Roles('admin')", '@Public()'],
  ['a refusal by role goes', 'a/route.ts', "if (session.user.role !== 'admin') {\n  redirect('/login')\n}\n", ''],
  ['a list of what is allowed is not asked', 'u.ts', 'if (!ALLOWED_TYPES.includes(t)) throw new Error()', '// all'],
  ['nobody writes down who did it', 'a.ts', 'await auditLog.write({ actor })\n', ''],
  ['a middleware leaves a list of names', 's.py', "    'django.middleware.csrf.CsrfViewMiddleware',\n", ''],
  ['an event is read unsigned', 'w.ts', 'stripe.webhooks.constructEvent(b, sig, k)', 'JSON.parse(b)'],
  ['a token lasts for years', 't.ts', "expiresIn: '15m'", "expiresIn: '3650d'"],
  ['a password may be short', 'v.py', "'min_length': 12", "'min_length': 4"],
  ['a setting under dots goes off', 'e.yml', 'xpack.security.enabled: true', 'xpack.security.enabled: false'],
  ['a block on one line goes off', 'i/m.tf', 'versioning { enabled = true }', 'versioning { enabled = false }'],
  [
    'a query is put together',
    's.js',
    'q("SELECT * FROM i WHERE n = $1", [n])',
    "q(`SELECT * FROM i WHERE n = '${n}'`)",
  ],
  ['text becomes a page', 'v.js', 'el.textContent = name', 'el.innerHTML = name'],
  ['a name is no longer cleaned', 'f.py', 'join(BASE, secure_filename(name))', 'join(BASE, name)'],
  ['a list of words becomes a line', 'r.ts', "execFile('convert', [a, b])", 'exec(`convert ${a} ${b}`)'],
  ['chance can be guessed', 'i.ts', 'crypto.randomBytes(32)', 'Math.random().toString(36)'],
  ['a wire in clear', 'k.ts', 'security.protocol=SASL_SSL', 'security.protocol=PLAINTEXT'],
  ['the same host without a lock', 'c.ts', "'https://api.acme.example/v1'", "'http://api.acme.example/v1'"],
  ['a role may do everything', 'i.tf', 'actions = ["s3:GetObject"]', 'actions = ["*"]'],
  ['everybody is a member', 'g.tf', 'member = "serviceAccount:ci@a.example"', 'member = "allUsers"'],
  ['a store for every network', 'docker-compose.yml', '"127.0.0.1:6379:6379"', '"0.0.0.0:6379:6379"'],
  ['a checksum goes', 'Dockerfile', 'RUN wget x && sha256sum -c s && tar x', 'RUN wget x && tar x'],
  ['text becomes code', 'a.py', 'yaml.safe_load(f)', 'yaml.load(f, Loader=yaml.UnsafeLoader)'],
]

const KEPT: readonly Exchange[] = [
  ['a limit is tightened', 'src/s.ts', 'app.use(rateLimit({ max: 1000 }))', 'app.use(rateLimit({ max: 100 }))'],
  ['another list may be longer', 'src/s.ts', 'paginate({ max: 100 })', 'paginate({ max: 100000 })'],
  ['a hash is made with more work', 'src/p.ts', 'bcrypt.hash(pw, 10)', 'bcrypt.hash(pw, 12)'],
  ['an image gets its user', 'Dockerfile', 'RUN npm ci\n', 'RUN npm ci\nUSER node\n'],
  ['a log goes elsewhere', 'logging.conf', 'filename=/var/log/a.log', 'filename=/var/log/b.log'],
  ['a check goes on', 'src/Jwt.cs', 'ValidateIssuerSigningKey = false', 'ValidateIssuerSigningKey = true'],
  ['what skips a check goes off', 'src/tls.go', 'InsecureSkipVerify: true', 'InsecureSkipVerify: false'],
  [
    'a guard is renamed',
    'src/a.ts',
    'if (!isAdmin(user)) throw new ForbiddenError()',
    'if (!hasRole(user, "admin")) throw new ForbiddenError()',
  ],
  [
    'a refusal says more',
    'src/a.ts',
    'if (!token) return res.status(401).end()',
    "if (!token) return res.status(401).json({ error: 'x' })",
  ],
  ['an import goes', 'src/a.ts', "import { verifyToken } from './auth.ts'\n", ''],
  ['a function goes as a whole', 'src/a.ts', 'function isAdmin(user) {\n  return user.admin\n}', ''],
  ['a part of a page goes', 'src/a.tsx', '<Link hidden={!isAdmin} to="/x" />', ''],
  ['a flag of a feature', 'src/f.ts', 'if (flags.newCheckout) {', 'if (true) {'],
  ['any other answer', 'src/l.ts', 'return items.length > 0', 'return true'],
  ['a comment about guards goes', 'src/a.ts', '// isAdmin is checked above\nrun()', 'run()'],
  [
    'a block of something else is off',
    'c/values.yaml',
    'autoscaling:\n  enabled: true',
    'autoscaling:\n  enabled: false',
  ],
  ['one more origin', 'a/m.py', 'origins=["http://localhost:3000"]', 'origins=["http://localhost:5173"]'],
  ['a better hash', 'src/h.py', 'hashlib.md5(pw).hexdigest()', 'bcrypt.hashpw(pw, salt)'],
  ['a guard gets an option', 'a/c.rb', 'before_action :require_admin', 'before_action :require_admin, only: [:edit]'],
  ['another port of mail', 'src/m.ts', 'secure: true, port: 465', 'secure: false, port: 587'],
  ['a level of something else', 'a.ts', 'priority: high', 'priority: none'],
  ['another header', 'nginx.conf', 'add_header X-Frame-Options SAMEORIGIN;', 'add_header X-Frame-Options DENY;'],
  ['a choice holds', 'k.yaml', 'enforcementAction: dryrun', 'enforcementAction: deny'],
  ['a choice of a look', 't.ts', 'mode: strict', 'mode: loose'],
  ['one more field is shown', 'a.yml', 'include: health', 'include: info'],
  ['a list of pages is empty', 's.py', "pages = ['a']", 'pages = []'],
  ['another filter', 'f.ts', 'where: { id, ownerId: req.user.id }', 'where: { id, ownerId: req.user.id, old: false }'],
  ['a condition of a feature goes', 'p.ts', 'if (flags.fast) return fetch(url)', 'return fetch(url)'],
  ['one more path of health', 'a.py', 'EXEMPT_PATHS = ["/health"]', 'EXEMPT_PATHS = ["/health", "/metrics"]'],
  ['another host', 'd.sh', 'ssh deploy@web1', 'ssh deploy@web2'],
  ['a newer package', 'requirements.txt', 'a==1', 'a==2'],
  ['a badge', 't.ts', 'secureBadge: true', 'secureBadge: false'],
  ['a state of a page', 's.ts', 'isAuthenticated: true', 'isAuthenticated: false'],
  ['a name of a group', 's.tf', 'security_group_id = none', 'security_group_id = "sg-1"'],
  ['a file for all to read', 'f.go', 'os.WriteFile(p, b, 0600)', 'os.WriteFile(page, b, 0644)'],
  ['a script may run', 'e.sh', 'chmod 644 run', 'chmod 755 run'],
  ['a body that goes on', 'T.java', 'void check(X c) {\n  a(c);\n}', 'void check(X c) {\n  b(c);\n}'],
  ['a download with more tries', 'd.sh', 'wget https://d.example/x', 'wget --tries=3 https://d.example/x'],
  ['a shorter life', 't.ts', "expiresIn: '1h'", "expiresIn: '15m'"],
  ['a longer cache', 'c.ts', "ttl: '5m'", "ttl: '30m'"],
  ['another column', 's.js', '"SELECT id FROM i WHERE n = $1"', '"SELECT id, p FROM i WHERE n = $1"'],
  [
    'a query keeps its places',
    's.js',
    "q(`SELECT * FROM i WHERE n = '${n}'`)",
    'q("SELECT * FROM i WHERE n = $1", [n])',
  ],
  ['a page is emptied', 'v.js', 'list.textContent = text', "list.innerHTML = ''"],
  ['cleaning gets an option', 's.ts', 'sanitizeHtml(input)', "sanitizeHtml(input, { allowedTags: ['b'] })"],
  ['chance of a game', 'g.ts', 'Math.random() - 0.5', 'Math.random() * 2'],
  ['a hash of a cache', 'c.py', 'hashlib.sha256(key)', 'hashlib.md5(key)'],
  ['a host of this machine', 'c.ts', "'https://localhost:8443'", "'http://localhost:8080'"],
  ['one more deed', 'i.tf', 'actions = ["s3:GetObject"]', 'actions = ["s3:GetObject", "s3:ListBucket"]'],
  ['another port here', 'docker-compose.yml', '"5432:5432"', '"5433:5432"'],
  ['one more type', 'u.ts', "const ALLOWED_TYPES = ['a/b']", "const ALLOWED_TYPES = ['a/b', 'c/d']"],
  ['a switch of a chart', 'c.ts', 'legend: { enabled: true }', 'legend: { enabled: false }'],
  ['an answer of nothing', 'f.ts', 'if (origin !== undefined) return origin\nreturn null', ''],
  ['a longer password', 'src/p.ts', 'if (password.length < 8) return', 'if (password.length < 12) return'],
]

for (const [why, file, from, to] of LOST)
  test(`an edit is asked about: ${why}`, () => {
    const file_path = `${cwd}/${file}`
    assert.notEqual(loss_of(file_path, from, to), null)
    assert.ok(is_asked('Edit', { file_path, old_string: from, new_string: to }))
  })

for (const [why, file, from, to] of KEPT)
  test(`an edit is not asked about: ${why}`, () => {
    const file_path = `${cwd}/${file}`
    assert.equal(loss_of(file_path, from, to), null)
    assert.ok(!is_asked('Edit', { file_path, old_string: from, new_string: to }))
  })

test('what an edit takes away is seen in every tool that edits', () => {
  const from = 'return isAllowed(user)'
  const file_path = `${cwd}/src/a.ts`
  const patch = (old: string, fresh: string) =>
    `*** Begin Patch\n*** Update File: src/a.ts\n@@\n-  ${old}\n+  ${fresh}\n*** End Patch`
  const marked = (old: string, fresh: string) => `<<<<<<< SEARCH\n${old}\n=======\n${fresh}\n>>>>>>> REPLACE`
  const asked = (fresh: string) => [
    is_asked('MultiEdit', { file_path, edits: [{ old_string: from, new_string: fresh }] }),
    is_asked('apply_patch', { input: patch(from, fresh) }),
    is_asked('replace_in_file', { path: file_path, diff: marked(from, fresh) }),
  ]
  assert.deepEqual(asked('return true'), [true, true, true])
  assert.deepEqual(asked('return isAllowed(user, role)'), [false, false, false])
})

test('tests and documents may say anything', () => {
  for (const file of ['tests/a.test.ts', 'docs/auth.md', 'src/__tests__/a.ts'])
    assert.ok(
      !is_asked('Edit', { file_path: `${cwd}/${file}`, old_string: 'return isAllowed(u)', new_string: 'return true' }),
      file,
    )
})

test('what stays the same around a change is left out, but for the lines that say what it is about', () => {
  const lines = Array.from({ length: 40 }, (_, at) => `line ${at}`)
  const from = [...lines, 'return isAdmin(user)', ...lines].join('\n')
  const to = [...lines, 'return true', ...lines].join('\n')
  const part = changed_part({ from, to })
  assert.equal(part.from.split('\n').length, 9)
  assert.ok(part.to.includes('return true'))
  assert.deepEqual(changed_part({ from: 'a\nb', to: 'a\nc' }), { from: 'a\nb', to: 'a\nc' })
  const long = 'x'.repeat(6000)
  const edit = (old_string: string, new_string: string) =>
    is_asked('Edit', { file_path: `${cwd}/src/a.ts`, old_string, new_string })
  assert.ok(edit(`${`${long}\n`.repeat(6)}return isAdmin(user)`, `${`${long}\n`.repeat(6)}return true`))
  assert.ok(edit(from.repeat(3), from.repeat(2) + to))
})

test('a popular package under a name one letter away is asked about in every manifest of Python', () => {
  const edit = (file: string, old_string: string, new_string: string) =>
    is_asked('Edit', { file_path: `${cwd}/${file}`, old_string, new_string })
  assert.ok(edit('pyproject.toml', '"requests>=2"', '"reqeusts>=2"'))
  assert.ok(!edit('pyproject.toml', '"requests>=2"', '"requests>=2.31"'))
  assert.ok(!edit('pyproject.toml', '"requests>=2"', '"httpx>=0.27"'))
})

test('packages that come from elsewhere after an edit are asked about, other versions of them are not', () => {
  const edit = (file: string, old_string: string, new_string: string) =>
    is_asked('Edit', { file_path: `${cwd}/${file}`, old_string, new_string })
  const maven = '<url>https://repo.maven.apache.org/maven2</url>'
  assert.ok(edit('pom.xml', maven, '<url>http://203.0.113.6/maven2</url>'))
  const locked = 'resolution: {integrity: sha512-aaaa==}'
  assert.ok(edit('pnpm-lock.yaml', locked, 'resolution: {tarball: https://x.example/a.tgz}'))
  assert.ok(edit('go.mod', 'require (', 'replace golang.org/x/crypto => github.com/somebody/crypto v0.1.0\nrequire ('))
  assert.ok(!edit('pom.xml', maven, '<url>https://repo1.maven.org/maven2</url>'))
  assert.ok(!edit('pom.xml', '<version>1.2</version>', '<version>1.3</version>'))
  assert.ok(!edit('go.mod', 'require (', 'replace example.com/shared => ../shared\nrequire ('))
  assert.ok(!edit('go.mod', 'go 1.22', 'go 1.23'))
})

const OPENING: readonly (readonly [file: string, opens: string, plain: string])[] = [
  ['public/a.php', "<?php system($_GET['c']); ?>", "<?php echo htmlspecialchars($_GET['q']); ?>"],
  ['src/a.js', 'app.get("/", (req, res) => res.send(eval(req.query.q)))', 'const found = pattern.exec(req.query.q)'],
  [
    'infra/policy.json',
    '{"Statement":[{"Effect":"Allow","Principal":"*","Action":"s3:GetObject","Resource":"arn:aws:s3:::acme-customers/*"}]}',
    '{"Statement":[{"Effect":"Allow","Principal":"*","Action":"s3:GetObject","Resource":"arn:aws:s3:::acme-website/*"}]}',
  ],
  ['src/a.py', 'os.system(request.args["c"])', 'cursor.execute(sql, (request.args["id"],))'],
  [
    'infra/sg.tf',
    'resource "aws_security_group" "a" {\n  ingress {\n    from_port = 22\n    cidr_blocks = ["0.0.0.0/0"]\n  }\n}',
    'resource "aws_security_group" "a" {\n  ingress {\n    from_port = 443\n    cidr_blocks = ["0.0.0.0/0"]\n  }\n  egress {\n    from_port = 0\n    protocol = "-1"\n    cidr_blocks = ["0.0.0.0/0"]\n  }\n}',
  ],
  ['infra/iam.tf', 'Action = ["*"]\nResource = ["*"]', 'Action = ["s3:GetObject"]\nResource = ["*"]'],
]

for (const [file, opens, plain] of OPENING)
  test(`new text of ${file} that opens something to everybody is asked about`, () => {
    const write = (content: string) => is_asked('Write', { file_path: `${cwd}/${file}`, content })
    assert.notEqual(opening_in_text(file, opens), null)
    assert.equal(opening_in_text(file, plain), null)
    assert.ok(write(opens))
    assert.ok(!write(plain))
  })

test('letters that make code look different are asked about, in text they are letters', () => {
  const content = 'if (a /*\u202e } \u2066if (isAdmin)\u2069 */) {}\n'
  assert.ok(is_asked('Write', { file_path: `${cwd}/src/a.ts`, content }))
  assert.ok(!is_asked('Write', { file_path: `${cwd}/docs/a.md`, content }))
  assert.ok(!is_asked('Write', { file_path: `${cwd}/src/a.ts`, content: "const rtl = '\\u202e'\n" }))
})

test('nothing that stays the same is lost, and any text is read', () => {
  const text = fc.stringMatching(/^[\w@#/ .=:(){}'"\n<>!|-]{0,200}$/)
  fc.assert(
    fc.property(text, text, (from, to) => {
      assert.equal(loss_of('src/a.ts', from, from), null)
      loss_of('src/a.ts', from, to)
      for (const { from: before, to: after } of exchanges_of(`@@\n-${from}\n+${to}`))
        assert.ok(before !== '' || after !== '')
    }),
  )
})
