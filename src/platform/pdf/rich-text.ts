export interface Run {
  text: string
  isBold: boolean
}
export type Line = Run[]

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00a0" }

function character(entity: string): string {
  const [, hex, number] = /^#(?:x([0-9a-f]+)|(\d+))$/i.exec(entity) ?? []
  const code = hex ? Number.parseInt(hex, 16) : Number(number)
  if (hex || number) return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ""
  return ENTITIES[entity] ?? `&${entity};`
}

const unescaped = (text: string) => text.replace(/&(#?\w+);/g, (_all, entity: string) => character(entity))

/** Text without markup. */
export const plainText = (text: string): Line[] => text.split("\n").map((line) => [{ text: line, isBold: false }])

const BREAKING = new Set(["br", "p", "li", "div"])

/** The little HTML that positions carry: `br`, `p`, `li` end a line, `strong` and `b` are bold, other tags count as nothing. */
export function richText(html: string): Line[] {
  const lines: Line[] = [[]]
  let isBold = false
  for (const [token, slash, tag, text] of html.matchAll(/<(\/?)([a-z]\w*)[^>]*>|([^<]+|<)/gi)) {
    const name = tag?.toLowerCase() ?? ""
    if (text !== undefined) lines.at(-1)!.push({ text: unescaped(text.replace(/\s+/g, " ")), isBold })
    else if (name === "strong" || name === "b") isBold = slash === ""
    else if (name === "li" && slash === "") lines.push([{ text: "• ", isBold }])
    else if (BREAKING.has(name) && (name === "br" || slash === "/") && token) lines.push([])
  }
  while (lines.length > 1 && lines.at(-1)!.length === 0) lines.pop()
  return lines
}
