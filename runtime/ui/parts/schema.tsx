// A schema as lines: name, type, limits; what has members opens into them.
import { useState } from 'preact/hooks'
import { limit_words, members_of, type Schema, type_words } from '#runtime/ui/text/api.ts'

/** The members of a schema, or the one line that tells all of it. */
export function SchemaLines({ schema }: { schema: Schema }) {
  const members = members_of(schema)
  if (members.length === 0) return <p class="schema-type">{type_words(schema)}</p>
  return (
    <ul class="schema">
      {members.map((member) => (
        <li key={member.name}>
          <SchemaView {...member} />
        </li>
      ))}
    </ul>
  )
}

interface SchemaViewProps {
  name: string
  schema: Schema
  required?: boolean
  /** Instead of what the schema says about itself. */
  note?: string
}

/** One line; its members are made when it is opened. */
export function SchemaView({ name, schema, required = false, note }: SchemaViewProps) {
  const [open, set_open] = useState(false)
  const has_members = members_of(schema).length > 0
  const said = [required ? 'required' : '', note ?? limit_words(schema), note === undefined ? schema.description : '']
  const line = (
    <>
      <code>{name}</code> <span class="schema-type">{type_words(schema)}</span>
      <span class="schema-limits">{said.filter((word) => word !== undefined && word !== '').join(', ')}</span>
    </>
  )
  if (!has_members) return line
  return (
    <details open={open} onToggle={(event) => set_open(event.currentTarget.open)}>
      <summary>{line}</summary>
      {open && <SchemaLines schema={schema} />}
    </details>
  )
}
