/** Controls, line ends, and what turns the direction of the writing around it: no name or address needs them. */
const INVISIBLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Surrogate}]+/gu

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" }

/** Somebody's words as one line of plain text. */
export const oneLine = (text: string): string => text.replace(INVISIBLE, " ").replace(/ {2,}/g, " ").trim()

const escaped = (text: string): string => oneLine(text).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "")

/** A priced position's text as bexio takes it, HTML: the name bold, the rest below it. Empty lines fall away. */
export function namedText([name = "", ...rest]: readonly string[]): string {
  const lines = [`<strong>${escaped(name)}</strong>`, ...rest.map(escaped)]
  return lines.filter((line) => line !== "").join("<br />")
}

/** A text position's HTML. */
export const plainText = (lines: readonly string[]): string =>
  lines
    .map(escaped)
    .filter((line) => line !== "")
    .join("<br />")
