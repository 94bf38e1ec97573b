import { escaped } from "./schema-words"

/** A line of Markdown, with what it has in backticks as code. */
export const prose = (text: string) => escaped(text).replace(/`([^`]+)`/g, "<code>$1</code>")

/** Paragraphs, headings and lists of Markdown, as far as descriptions have them. */
export const proseBlocks = (text: string) =>
  text
    .split(/\n{2,}/)
    .map(block)
    .join("")

function block(text: string): string {
  if (text.startsWith("## ")) return `<h2>${prose(text.slice(3))}</h2>`
  if (!text.startsWith("- ")) return `<p>${prose(text)}</p>`
  const entries = text.split("\n").map((line) => `<li>${prose(line.slice(2))}</li>`)
  return `<ul>${entries.join("")}</ul>`
}
