import type { Line } from "./rich-text"
import { lineHeight, type Sheet } from "./sheet"

interface Room {
  /** Points. */
  width: number
  height: number
  /** Of the letters, the largest first. */
  sizes: readonly [number, ...number[]]
  isBold?: boolean
}

export interface FittedText {
  lines: Line[]
  size: number
}

/**
 * A text as lines within a room, in the largest letters in which all of it fits without a broken word; in the smallest, words may
 * break, and what doesn't fit is cut, with "…" at the end. Blanks and breaks count as one blank.
 */
export function fitText(sheet: Sheet, text: string, { width, height, sizes, isBold = false }: Room): FittedText {
  const line = [{ text: text.replace(/\s+/g, " ").trim(), isBold }]
  const mostLines = (size: number) => Math.max(1, Math.floor(height / lineHeight(size)))
  for (const size of sizes) {
    const lines = sheet.fit([line], width, size)
    const isWhole = lines.map(textOf).join(" ").replace(/\s+/g, " ") === line[0].text
    if (lines.length <= mostLines(size) && (isWhole || size === sizes.at(-1))) return { lines, size }
  }
  const size = sizes.at(-1) ?? sizes[0]
  const lines = sheet.fit([line], width, size).slice(0, mostLines(size))
  return { lines: [...lines.slice(0, -1), ended(sheet, lines.at(-1) ?? [], width, size)], size }
}

const textOf = (line: Line) => line.map(({ text }) => text).join("")

/** The line with "…", without as many of its last characters as that takes. */
function ended(sheet: Sheet, line: Line, width: number, size: number): Line {
  const isBold = line[0]?.isBold ?? false
  const characters = [...textOf(line)]
  const shortened = () => [{ text: `${characters.join("").trimEnd()}…`, isBold }]
  while (characters.length > 0 && sheet.fit([shortened()], width, size).length > 1) characters.pop()
  return shortened()
}

/** Draws lines from `y` down. @returns where they end */
export function drawLines(sheet: Sheet, { lines, size }: FittedText, x: number, y: number, color?: string): number {
  lines.forEach((line, index) => {
    sheet.runs(line, x, y + index * lineHeight(size), { size, ...(color && { color }) })
  })
  return y + lines.length * lineHeight(size)
}
