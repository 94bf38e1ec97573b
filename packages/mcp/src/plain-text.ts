const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " ", "#39": "'" }

/** The words of what staff wrote with markup, on one line and cut at `most` characters. */
export function plainText(html: string, most: number): string {
  const words = html.replace(/<[^>]*>/g, " ").replace(/&(#39|[a-z]+);/g, (whole, name) => ENTITIES[name] ?? whole)
  return oneLine(words, most)
}

/** Nobody makes two lines of one: a text from elsewhere stays in its place of a question. */
export function oneLine(text: string, most = 200): string {
  const line = text.replace(/[\s\p{C}]+/gu, " ").trim()
  return line.length > most ? `${line.slice(0, most - 1)}…` : line
}

const localDay = (day: string) => day.split("-").reverse().join(".")

/** @param start `YYYY-MM-DD`, as `end`, which is included */
export const periodText = (start: string, end: string) => `${localDay(start)} bis ${localDay(end)}`
