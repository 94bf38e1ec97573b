import { textOfHtml } from "#kernel/html/html-text"

/** A line of a text that stayed, came or went. */
export interface LineChange {
  kind: "same" | "added" | "removed"
  text: string
}

const BLOCK_END = /<\/(?:p|h[2-4]|li|tr|table)>|<br\s*\/?>|<(?:ul|ol)>/g

/** What a reader sees as lines: paragraphs, headings, entries of lists, rows of tables. */
const linesOf = (html: string): string[] =>
  html
    .replace(/<\/t[hd]>\s*<t[hd]/g, (between) => ` | ${between}`)
    .replaceAll("\n", " ")
    .replace(BLOCK_END, "$&\n")
    .split("\n")
    .map((line) => textOfHtml(line).replace(/\s+/g, " "))
    .filter((line) => line !== "")

/** Lines more than this are told apart as a whole: nobody reads so long a comparison. */
const MOST_LINES = 3_000

/** How a text became another one, line by line as a reader sees them: as little as possible comes and goes. */
export function textChanges(before: string, after: string): LineChange[] {
  const [old, young] = [linesOf(before), linesOf(after)]
  if (old.length > MOST_LINES || young.length > MOST_LINES)
    return [...old.map((text) => line("removed", text)), ...young.map((text) => line("added", text))]

  const common = longestCommon(old, young)
  const changes: LineChange[] = []
  let [i, j] = [0, 0]
  while (i < old.length || j < young.length) {
    if (i < old.length && j < young.length && old[i] === young[j]) {
      changes.push(line("same", old[i]))
      i += 1
      j += 1
    } else if (j === young.length || (i < old.length && common[i + 1][j] >= common[i][j + 1])) {
      changes.push(line("removed", old[i]))
      i += 1
    } else {
      changes.push(line("added", young[j]))
      j += 1
    }
  }
  return changes
}

const line = (kind: LineChange["kind"], text: string): LineChange => ({ kind, text })

/** Length of the longest common part of both from (i, j) on. */
function longestCommon(old: string[], young: string[]): Uint16Array[] {
  const table = Array.from({ length: old.length + 1 }, () => new Uint16Array(young.length + 1))
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = young.length - 1; j >= 0; j--)
      table[i][j] = old[i] === young[j] ? table[i + 1][j + 1] + 1 : Math.max(table[i + 1][j], table[i][j + 1])
  return table
}
