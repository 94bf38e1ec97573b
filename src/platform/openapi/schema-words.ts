import type { JsonSchema } from "./api-document"

export const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

const code = (text: string) => `<code>${escaped(text)}</code>`

/** A schema in a few words of HTML: "list of <a>Address</a>", "<code>rental</code> or <code>purchase</code>". */
export function schemaWords(schema: JsonSchema): string {
  const { $ref, type, items, anyOf, properties, additionalProperties } = schema
  if ($ref) {
    const name = $ref.slice($ref.lastIndexOf("/") + 1)
    return `<a href="#${name}">${name}</a>`
  }
  if (schema.enum) return schema.enum.map((value) => code(String(value))).join(" or ")
  if (schema.const !== undefined) return code(String(schema.const))
  if (anyOf) return [...new Set(anyOf.map(schemaWords))].join(" or ")
  if (items) return `list of ${schemaWords(items)}`
  if (properties && Object.keys(properties).length > 0) return fieldList(schema)
  if (typeof additionalProperties === "object") return `object of ${schemaWords(additionalProperties)}`
  return type === "object" ? code("{}") : (type ?? "anything")
}

/** The fields of an object, one a line. */
export function fieldList({ properties = {}, required = [] }: JsonSchema): string {
  const fields = Object.entries(properties).map(([name, schema]) => {
    const note = required.includes(name) ? "" : " <small>optional</small>"
    return `<li>${code(name)} ${schemaWords(schema)}${note}</li>`
  })
  return `<ul>${fields.join("")}</ul>`
}
