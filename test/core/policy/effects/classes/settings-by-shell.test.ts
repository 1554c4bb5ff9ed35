// Settings mean the same whether a file tool or a shell writes them.
import { test } from 'node:test'
import { judged, noticed, PROJECT, silent, twins } from '#test/support/twins.ts'

test('a build setting that names a program where anybody may put one, in a here-document or printed', () => {
  twins(
    [
      'cat > .cargo/config.toml <<\'EOF\'\n[build]\nrustc-wrapper = "/tmp/w"\nEOF',
      'printf \'[build]\\nrustc-wrapper = "/tmp/w"\\n\' > .cargo/config.toml',
      'cat > .vscode/settings.json <<\'EOF\'\n{"python.defaultInterpreterPath": "/tmp/py"}\nEOF',
    ],
    [
      "cat > .cargo/config.toml <<'EOF'\n[net]\ngit-fetch-with-cli = true\nEOF",
      'printf \'[build]\\nrustc-wrapper = "sccache"\\n\' > .cargo/config.toml',
      'cat > .vscode/settings.json <<\'EOF\'\n{"editor.tabSize": 2}\nEOF',
      'cat > .gitmodules <<\'EOF\'\n[submodule "a"]\n  path = a\n  url = https://github.com/acme/a\nEOF',
    ],
  )
})

test('a snapshot and a draft are no loss, taking them away or publishing them is asked about', () => {
  twins(
    ['sudo zfs destroy tank/data@before', 'sudo zfs rollback tank/data@before', 'gh release edit v3 --draft=false'],
    ['sudo zfs snapshot tank/data@before', 'sudo zpool scrub tank', 'gh release edit v3 --draft --notes-file x'],
  )
})

test('tools that put files and paragraphs together are silent, those that join what others keep are not', () => {
  silent(judged('mcp__pdf__merge', { inputs: [`${PROJECT}/a.pdf`], output: `${PROJECT}/c.pdf` }), 'pdf')
  silent(judged('mcp__notion__API-update-a-block', { block_id: 'b', to_do: { checked: true } }), 'block')
  noticed(judged('mcp__notion__API-update-a-block', { block_id: 'b', archived: true }), 'archived')
  noticed(judged('mcp__hubspot__merge_contacts', { primary: '1', secondary: '2' }), 'contacts')
})

test('searches for what anybody may see are silent beside keys, catalogs are dropped like databases', () => {
  silent(judged('grep_search', { query: 'BEGIN CERTIFICATE', include_pattern: '*.pem' }), 'certificates')
  noticed(judged('grep_search', { query: 'PRIVATE KEY', include_pattern: '*.pem' }), 'keys')
  noticed(judged('mcp__databricks__execute_sql', { statement: 'DROP CATALOG main CASCADE' }), 'catalog')
  silent(judged('mcp__databricks__execute_sql', { statement: 'SHOW CATALOGS' }), 'list')
})

test('steering files of further agents guide like others', () => {
  silent(
    judged('Write', { file_path: `${PROJECT}/.kiro/steering/tech.md`, content: '# Tech\nUse Rust and sqlx.\n' }),
    'tech',
  )
  noticed(
    judged('Write', { file_path: `${PROJECT}/.kiro/settings/mcp.json`, content: '{"mcpServers":{}}' }),
    'settings',
  )
})
