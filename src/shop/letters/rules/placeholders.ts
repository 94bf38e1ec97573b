/** What a template can ask an order for. */
export const PLACEHOLDERS = ["customer", "company", "order", "product", "period", "unit", "phone"] as const
export type Placeholder = (typeof PLACEHOLDERS)[number]

/** What stands for what, by the names that staff write in brackets. */
export type Values = Readonly<Record<string, string>>

const IN_BRACKETS = /\{([^{}\n]*)\}/g

/** Names in brackets, each once, in the order in which they stand: of "Guten Tag {Kunde}" `Kunde`. */
export const placeholdersIn = (text: string): string[] => [
  ...new Set([...text.matchAll(IN_BRACKETS)].map(([, name]) => name.trim())),
]

/** Those of the names that nothing stands for. */
export const unknownIn = (text: string, known: readonly string[]): string[] =>
  placeholdersIn(text).filter((name) => !known.includes(name))

/**
 * The text with its values, each as it is: brackets within a value are looked at no more. A name without a value stays in
 * its brackets, for somebody to write.
 */
export function filled(text: string, values: Values): string {
  const known = new Map(Object.entries(values))
  return text.replace(IN_BRACKETS, (whole, name: string) => known.get(name.trim()) ?? whole)
}

/** How names are shown to who has to do something about them: "{Kunde}". */
export const inBrackets = (names: readonly string[]): string[] => names.map((name) => `{${name}}`)
