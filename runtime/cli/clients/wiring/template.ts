// Files of ours that are written into another program's folder: JavaScript with quoted words between at-signs.

/** Replaces each `'@NAME@'` by the JSON text of its value; a name without a value is a mistake of the template. */
export function fill_template(template: string, values: Readonly<Record<string, string>>): string {
  return template.replaceAll(/'@([A-Z_]+)@'/g, (_all, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`the template asks for ${name}`)
    return JSON.stringify(value)
  })
}
