// Clients of services that have a command line as well: what code tells them is judged as that command would be.
// `boto3.client('iam').create_access_key(UserName='x')` is `aws iam create-access-key --user-name x`. Source: ENGINE 7.
import { type Call, runs_code } from '#core/policy/effects/call.ts'

/** Calls of one piece of code that are looked at. */
const MAX_CALLS = 8

/** Made-up services: nothing leaves the test. */
const MOCKED = /\bmoto\b|\bmock_aws\b|aws-sdk-client-mock|aws_sdk_mock/

/** What is given in the brackets; values with brackets of their own are not followed. */
const GIVEN = '\\(([^()]{0,400})'

/** `iam = boto3.client('iam', ...)`, and the call that may follow at once. */
const BOTO = new RegExp(
  `(?:\\b(\\w{1,40})\\s?=\\s?)?\\b[\\w.]{1,60}(?:\\([^()\\n]{0,80}\\))?\\.client\\(\\s?["']([\\w-]{2,40})["']([^()\\n]{0,200})\\)(?:\\.(\\w{1,60})${GIVEN})?`,
  'g',
)
/** `const s3 = new AWS.S3({ ... })`, likewise. */
const AWS_SDK = new RegExp(
  `(?:\\b(\\w{1,40})\\s?=\\s?)?\\bnew AWS\\.(\\w{2,40})\\(([^()\\n]{0,200})\\)(?:\\.(\\w{1,60})${GIVEN})?`,
  'g',
)
/** Version 3: names of commands come with the service that they are for. */
const AWS_IMPORT =
  /\{([^{}]{0,400})\}\s?(?:from|=\s?(?:await\s)?(?:require|import)\()\s?["']@aws-sdk\/client-([\w-]{2,40})["']/g
const AWS_COMMAND = /\bnew\s(?:\w{1,40}\.)?([A-Z]\w{2,60})Command\(([^()]{0,400})/g
/** A value, or a switch, under its name. */
const VALUE = /(\w{1,60})["']?\s?[:=]\s?(?:["']([^"'\n]{0,200})["']|([Tt]rue\b))/g
/** Looking at what there is takes nothing and shows no secret; whoever reads a message takes it out of its queue. */
const LOOKS =
  /^(?:describe|list|head|scan|query|filter|converse|receive|lookup|search|get-(?:paginator|waiter|object|item)|can-paginate|close|meta|delete-message)\b/

/** Tells the command line what code tells a client of the same service. */
export function asks_by_client(call: Call, code: string): void {
  if (/boto3|aiobotocore|botocore|aws-sdk/.test(code) && !MOCKED.test(code)) asks_aws(call, code)
  if (/\bdocker\.(?:from_env|DockerClient)\b|\bdockerode\b/.test(code)) asks_docker(call, code)
}

function asks_aws(call: Call, code: string): void {
  let left = MAX_CALLS
  const tell = (service: string, method: string, given: string, where: string) => {
    const verb = spelled(method)
    if (left <= 0 || LOOKS.test(verb)) return
    left--
    runs_code(call, 'shell', aws_command(service.toLowerCase(), verb, given, where), 'aws library')
  }
  for (const [, name, service = '', where = '', method, given = ''] of [
    ...code.matchAll(BOTO),
    ...code.matchAll(AWS_SDK),
  ].slice(0, MAX_CALLS)) {
    if (method !== undefined) tell(service, method, given, where)
    if (name === undefined) continue
    for (const [, later = '', told = ''] of code.matchAll(new RegExp(`\\b${name}\\.(\\w{1,60})${GIVEN}`, 'g')))
      tell(service, later, told, where)
  }
  const services = [...code.matchAll(AWS_IMPORT)].slice(0, MAX_CALLS)
  for (const [, command = '', given = ''] of services.length === 0 ? [] : code.matchAll(AWS_COMMAND)) {
    const service = services.find(([, names = '']) => names.includes(`${command}Command`)) ?? services[0]
    tell(service?.[2] ?? '', command, given, code.includes('localhost') ? "endpoint: 'http://localhost'" : '')
  }
}

function aws_command(service: string, verb: string, given: string, where: string): string {
  const file = /^\s?["']([^"'\n]{1,200})["']\s?,\s?["']([^"'\n]{1,100})["']/.exec(given)
  if (verb === 'upload-file' && file !== null) return `aws s3 cp '${file[1]}' s3://${file[2]}/`
  const options = Array.from(given.matchAll(VALUE), ([, name = '', value]) =>
    value === undefined ? `--${spelled(name)}` : `--${spelled(name)} '${value}'`,
  )
  const endpoint = /\bendpoint\w*["']?\s?[:=]\s?["']([^"'\s]{1,100})["']/.exec(where)?.[1]
  if (endpoint !== undefined) options.push(`--endpoint-url '${endpoint}'`)
  return `aws ${service === 's3' ? 's3api' : service} ${verb} ${options.join(' ')}`
}

/** `PutBucketAcl`, `putBucketAcl` and `put_bucket_acl` as `put-bucket-acl`. */
function spelled(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase()
}

const LISTS_CONTAINERS = /\bcontainers\.list\(|\blistContainers\(/
const REMOVES_BY_FORCE = /\.remove\([^()]{0,80}\bforce\s?[=:]\s?[Tt]rue/

function asks_docker(call: Call, code: string): void {
  for (const [, kind] of Array.from(code.matchAll(/\.(volume|image|container|network)s?\.prune\(/g)).slice(
    0,
    MAX_CALLS,
  ))
    runs_code(call, 'shell', `docker ${kind} prune -f`, 'docker library')
  for (const [, name = ''] of Array.from(code.matchAll(/\.volumes\.get\(\s?["']([\w.-]{1,80})["']\)\.remove\(/g)))
    runs_code(call, 'shell', `docker volume rm ${name}`, 'docker library')
  if (LISTS_CONTAINERS.test(code) && REMOVES_BY_FORCE.test(code))
    runs_code(call, 'shell', 'docker rm -f $(docker ps -aq)', 'docker library')
}
