// What the gateway answers over HTTP, made from its own description when the page is opened: it cannot be out of date, and needs
// nobody else. Source: PRODUCT 7, CONTRACT 5.4.
import { useEffect, useRef, useState } from 'preact/hooks'
import { Search } from '#runtime/ui/parts/choice.tsx'
import { Copy } from '#runtime/ui/parts/copy.tsx'
import { Failure, Loading, Nothing } from '#runtime/ui/parts/notice.tsx'
import { PageHead } from '#runtime/ui/parts/page-head.tsx'
import { SchemaLines, SchemaView } from '#runtime/ui/parts/schema.tsx'
import { ask, trouble_text } from '#runtime/ui/state/api.ts'
import { param, set_params } from '#runtime/ui/state/route.ts'
import {
  body_of,
  type Call,
  curl_line,
  type Description,
  groups_of,
  limit_words,
  needs_token,
  type Operation,
  type Parameter,
  type_words,
} from '#runtime/ui/text/api.ts'
import { count_of } from '#runtime/ui/text/words.ts'

export function Api() {
  const [description, set_description] = useState<Description | null>(null)
  const [failure, set_failure] = useState('')
  const load = () => {
    set_failure('')
    ask<Description>('/openapi.json').then(set_description, (cause) => set_failure(trouble_text(cause)))
  }
  useEffect(load, [])
  return (
    <>
      <PageHead title="API" about="Everything this gateway answers over HTTP, from its own /openapi.json." />
      <search class="filters" aria-label="Filter of the calls">
        <Search label="Find a call" name="q" />
      </search>
      {failure !== '' && <Failure text={failure} retry={load} />}
      {description === null ? failure === '' && <Loading what="the description" /> : <Calls of={description} />}
    </>
  )
}

function Calls({ of }: { of: Description }) {
  const groups = groups_of(of, param('q'))
  const count = groups.reduce((sum, [, calls]) => sum + calls.length, 0)
  return (
    <>
      <div class="list-head">
        <p role="status">{count_of(count, 'call')}</p>
      </div>
      {count === 0 && <Nothing icon="search" title="No call has this in its path or summary" />}
      {groups.map(([title, calls]) => (
        <section key={title} class="calls" aria-label={title}>
          <h2>{title}</h2>
          {calls.map((call) => (
            <CallView key={call.operation.operationId} call={call} />
          ))}
        </section>
      ))}
    </>
  )
}

/** One call; what is in it is made when it is opened, since all of them together are ten thousand lines. */
function CallView({ call }: { call: Call }) {
  const { method, path, operation } = call
  const named = param('call') === operation.operationId
  const [open, set_open] = useState(named)
  const head = useRef<HTMLElement>(null)
  useEffect(() => {
    if (named) head.current?.scrollIntoView()
  }, [])
  const toggled = (is_open: boolean) => {
    if (is_open === open) return
    set_open(is_open)
    if (is_open) set_params({ call: operation.operationId })
    else if (param('call') === operation.operationId) set_params({ call: '' })
  }
  return (
    <details class="call" open={open} onToggle={(event) => toggled(event.currentTarget.open)}>
      <summary ref={head} data-item="">
        <span class={`method method-${method.toLowerCase()}`}>{method}</span>
        <code class="call-path">{path}</code>
        <span class="call-about">{operation.summary}</span>
      </summary>
      {open && <CallBody call={call} />}
    </details>
  )
}

function CallBody({ call }: { call: Call }) {
  const { operation } = call
  const { parameters = [], requestBody } = operation
  const body = body_of(requestBody?.content)
  return (
    <div class="call-body">
      <p class="small-print">
        {needs_token(operation)
          ? 'Needs the token as “authorization: Bearer …”, when the gateway was given one.'
          : 'Open to everybody who reaches the gateway.'}
      </p>
      {parameters.length > 0 && <Parameters parameters={parameters} />}
      {body !== null && (
        <section aria-label="Request">
          <h3>
            Request <span class="schema-type">{body.kind}</span>
          </h3>
          <SchemaLines schema={body.schema} />
        </section>
      )}
      <Answers responses={operation.responses} />
      <p>
        <Copy text={curl_line(call, location.origin)} label="Copy as curl" />
      </p>
    </div>
  )
}

function Parameters({ parameters }: { parameters: readonly Parameter[] }) {
  return (
    <section aria-label="Parameters">
      <h3>Parameters</h3>
      <ul class="schema">
        {parameters.map(({ name, in: place, required = false, schema = {} }) => (
          <li key={`${place} ${name}`}>
            <code>{name}</code> <span class="schema-type">{type_words(schema)}</span>
            <span class="schema-limits">
              {[place, required ? 'required' : '', limit_words(schema)].filter((word) => word !== '').join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Answers({ responses }: { responses: Operation['responses'] }) {
  return (
    <section aria-label="Answers">
      <h3>Answers</h3>
      <ul class="schema">
        {Object.entries(responses).map(([status, { description, content }]) => {
          const body = body_of(content)
          return (
            <li key={status}>
              {body === null ? (
                <>
                  <code>{status}</code> <span class="schema-type">no body</span>
                </>
              ) : (
                <SchemaView
                  name={status}
                  schema={body.schema}
                  note={status.startsWith('2') ? body.kind : description}
                />
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
