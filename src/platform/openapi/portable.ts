import * as z from "zod/mini"

type Json = Record<string, unknown>

/** Classes of characters as most languages' patterns can say them; those of the first 65 536, beyond which there are none but of format. */
const CLASSES: Readonly<Record<string, string>> = {
  Cc: String.raw`\u0000-\u001f\u007f-\u009f`,
  Cf: String.raw`\u00ad\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb`,
  Zl: String.raw`\u2028`,
  Zp: String.raw`\u2029`,
  Bidi_Control: String.raw`\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069`,
}

/** A pattern without classes that only some languages know. */
export const portablePattern = (pattern: string) =>
  pattern.replace(/\\p\{(\w+)\}/g, (found, name: string) => CLASSES[name] ?? found)

interface Described {
  zodSchema: z.core.$ZodTypes
  jsonSchema: Json
}

/** What the schemas of the contract need so that generators and checkers of any language read them as they are meant. */
export function makePortable({ zodSchema, jsonSchema }: Described) {
  if (typeof jsonSchema.pattern === "string") jsonSchema.pattern = portablePattern(jsonSchema.pattern)
  for (const part of Array.isArray(jsonSchema.allOf) ? jsonSchema.allOf : [])
    if (typeof part.pattern === "string") part.pattern = portablePattern(part.pattern)
  listOfEqualEntries(jsonSchema)
  if (zodSchema._zod.def.type === "object") askForWhatIsNeeded(zodSchema._zod.def.shape, jsonSchema)
}

/** A tuple of equal entries is a list of that length. */
function listOfEqualEntries(jsonSchema: Json) {
  const entries = Array.isArray(jsonSchema.prefixItems) ? jsonSchema.prefixItems : []
  if (entries.length === 0 || new Set(entries.map((one) => JSON.stringify(one))).size > 1) return
  delete jsonSchema.prefixItems
  Object.assign(jsonSchema, { items: entries[0], minItems: entries.length, maxItems: entries.length })
}

/** A field that is read as something when it is missing needn't be sent. */
function askForWhatIsNeeded(shape: Readonly<Record<string, z.core.$ZodType>>, jsonSchema: Json) {
  if (!Array.isArray(jsonSchema.required)) return
  const needed = jsonSchema.required.filter((name) => !z.safeParse(shape[name], undefined).success)
  if (needed.length > 0) jsonSchema.required = needed
  else delete jsonSchema.required
}
