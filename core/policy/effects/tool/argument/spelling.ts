// Keys of arguments in one spelling. Source: CONTRACT 2.8.

type Arguments = Readonly<Record<string, unknown>>

/** A key in snake_case: `AbsolutePath`, `absolutePath` and `absolute-path` become `absolute_path`. */
export function snake(key: string): string {
  if (!/[A-Z-]/.test(key)) return key
  return key
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replaceAll('-', '_')
    .toLowerCase()
}

/** The arguments with keys in snake_case; a key whose snake_case is taken keeps its own spelling. */
export function spelled(args: Arguments): Arguments {
  const keys = Object.keys(args)
  if (!keys.some((key) => /[A-Z-]/.test(key))) return args
  const plain: Record<string, unknown> = {}
  for (const key of keys) {
    const name = snake(key)
    plain[name === key || !Object.hasOwn(args, name) ? name : key] = args[key]
  }
  return plain
}

/** The words of a name with underscores: `deleteDNSRecord` and `routes.flush` as `delete_dns_record` and `routes_flush`. */
export function snake_of(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$3_$2')
    .replace(/[\s.:/-]+/g, '_')
    .toLowerCase()
}
