// `python -m alembic downgrade base`: a module that is a program of its own is that program, whichever interpreter starts it.
import type { Call, Output, Run, Scope } from '#core/policy/parse/state.ts'
import { emit } from '#core/policy/parse/walk/emit.ts'
import { with_text } from '#core/policy/parse/word/field.ts'

/** Modules that are called as the program is, and those whose program has another name. Servers: specs/python.ts. */
const PROGRAMS: ReadonlyMap<string, string> = new Map([
  ...(
    'aerich aider airflow alembic ansible celery chalice conda cookiecutter dagster dask dbt dvc fabric flask flit gunicorn hatch ' +
    'hypercorn impacket invoke jupyter jupyterhub kaggle keyring litecli locust mitmproxy mlflow modal mycli openstack pdm pgcli ' +
    'piccolo pip pip3 pipenv pipx poetry prefect pwncat pypykatz ray sagemaker scrapy sky streamlit superset twine uv uvicorn wandb ' +
    'yoyo zappa'
  )
    .split(' ')
    .map((name) => [name, name] as const),
  ['ansible.cli.adhoc', 'ansible'],
  ['ansible.cli.galaxy', 'ansible-galaxy'],
  ['ansible.cli.playbook', 'ansible-playbook'],
  ['ansible.cli.vault', 'ansible-vault'],
  ['awscli', 'aws'],
  ['azure.cli', 'az'],
  ['build', 'pyproject-build'],
  ['dbt.cli.main', 'dbt'],
  ['django', 'django-admin'],
  ['fab', 'fabric'],
  ['httpie', 'http'],
  ['huggingface_hub.cli.hf', 'hf'],
  ['huggingface_hub.commands.huggingface_cli', 'huggingface-cli'],
  ['jupyterlab', 'jupyter-lab'],
  ['notebook', 'jupyter-notebook'],
  ['pre_commit', 'pre-commit'],
  ['pyngrok', 'ngrok'],
  ['pyngrok.ngrok', 'ngrok'],
  ['samcli', 'sam'],
  ['sqlite3', 'sqlite3'],
  ['supervisor.supervisorctl', 'supervisorctl'],
  ['wormhole', 'wormhole'],
  ['yt_dlp', 'yt-dlp'],
])

/** Options of the interpreter in front of `-m`: switches, and those with a value. */
const SWITCHES = /^-(?:[bBdEiIOPqsSuvx]+|[23](?:\.\d{1,2})?(?:-\d\d)?)$/
const VALUED = /^-[WX]$/

/** Walks the program that a module is; null when it is none that is known. */
export function starts_module(run: Run, call: Call, name: string): Output | null {
  const { words } = call
  let at = 1
  for (; at < words.length; at++) {
    const text = words[at]?.text ?? ''
    if (VALUED.test(text)) at += 1
    else if (!SWITCHES.test(text) && !/^-[WX]./.test(text)) break
  }
  const word = words[at + 1]
  const program = words[at]?.text === '-m' && word !== undefined ? PROGRAMS.get(word.text) : undefined
  if (program === undefined || word === undefined) return null
  emit(run, call, name, at)
  const scope: Scope = { ...call.scope, via: [...call.scope.via, `${name} -m`] }
  const plumbing = { ...call.plumbing, redirects: [], sinks: [] }
  return run.steps.perform(run, {
    ...call,
    words: [with_text(word, program), ...words.slice(at + 2)],
    scope,
    plumbing,
    unwraps: call.unwraps + 1,
  })
}
