/**
 * A mail's wording. `{{name}}` is replaced by a value; `{{#name}} … {{/name}}` comes once for each entry of a list, or
 * if the value is neither empty nor false. The body is paragraphs with `**bold**`, `[text](address)` and `- ` lists.
 */
export interface MailTemplate<Data extends MailData> {
  name: string
  subject: string
  /** What inboxes show next to the subject. */
  preview: string
  body: string
  /** The values it needs; known to the compiler only. */
  readonly data?: Data
}

/** Values by name: texts, conditions, and lists of further values. */
export type MailData = object
type MailValue = string | boolean | null | undefined | readonly MailData[]

type Node = { text: string } | { value: string } | { section: string; nodes: Node[] }

/** @throws Error if a section isn't closed in order */
function parse(source: string): Node[] {
  const root: Node[] = []
  const open: { section: string; nodes: Node[] }[] = []
  const standaloneTag = /^[ \t]*(\{\{[#/]\w+\}\})[ \t]*\n/gm
  for (const part of source.replace(standaloneTag, "$1").split(/(\{\{[#/]?\w+\}\})/)) {
    const nodes = open.at(-1)?.nodes ?? root
    const [, kind, name = ""] = /^\{\{([#/]?)(\w+)\}\}$/.exec(part) ?? []
    if (kind === undefined) nodes.push({ text: part })
    else if (kind === "") nodes.push({ value: name })
    else if (kind === "#") {
      const section = { section: name, nodes: [] }
      nodes.push(section)
      open.push(section)
    } else if (open.pop()?.section !== name) throw new Error(`Mail template: {{/${name}}} closes nothing`)
  }
  if (open.length > 0) throw new Error(`Mail template: {{#${open[0].section}}} is never closed`)
  return root
}

/**
 * The template's text with its sections spread out; each value is passed through `mark`, which decides what is in
 * its place, so that a value can never act as markup.
 * @throws Error if a value is missing
 */
export function fill(source: string, data: MailData, mark: (value: string) => string): string {
  const spread = (nodes: Node[], scopes: MailData[]): string =>
    nodes
      .map((node) => {
        if ("text" in node) return node.text
        if ("value" in node) return mark(textAt(node.value, scopes))
        const entry = lookUp(node.section, scopes)
        const entries = Array.isArray(entry) ? entry : entry ? [{}] : []
        return entries.map((inner) => spread(node.nodes, [inner, ...scopes])).join("")
      })
      .join("")
  return spread(parse(source), [data])
}

/** The innermost scope that knows the name decides. */
function lookUp(name: string, scopes: MailData[]): MailValue {
  const scope = scopes.find((candidate) => name in candidate)
  return scope && (scope as Record<string, MailValue>)[name]
}

function textAt(name: string, scopes: MailData[]): string {
  const value = lookUp(name, scopes)
  if (typeof value !== "string") throw new Error(`Mail template: {{${name}}} has no text`)
  return value
}
