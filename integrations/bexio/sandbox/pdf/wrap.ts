import type { Line, Run } from "./rich-text"

export type Measure = (run: Run) => number

/** Words with the space before them, so that a line's words can be put together again. */
const words = (line: Line): Run[] =>
  line.flatMap(({ text, isBold }) => (text.match(/\s*\S+|\s+$/g) ?? []).map((word) => ({ text: word, isBold })))

/** As much of a word as fits, at least one character. */
function cut({ text, isBold }: Run, width: number, measure: Measure): [Run, Run] {
  let length = text.length - 1
  while (length > 1 && measure({ text: text.slice(0, length), isBold }) > width) length -= 1
  return [
    { text: text.slice(0, length), isBold },
    { text: text.slice(length), isBold },
  ]
}

const lineWidth = (line: Line, measure: Measure) => line.reduce((sum, run) => sum + measure(run), 0)

/** The line in as many as it takes to stay within `width`; a word that is too long for one is broken. */
export function wrap(line: Line, width: number, measure: Measure): Line[] {
  const wrapped: Line[] = [[]]
  const waiting = words(line)
  for (let word = waiting.shift(); word; word = waiting.shift()) {
    const current = wrapped.at(-1)!
    const isFirst = current.length === 0
    const run = isFirst ? { ...word, text: word.text.trimStart() } : word
    if (lineWidth(current, measure) + measure(run) <= width) current.push(run)
    else if (!isFirst) {
      wrapped.push([])
      waiting.unshift(word)
    } else if (run.text.length > 1) {
      const [head, rest] = cut(run, width, measure)
      current.push(head)
      wrapped.push([])
      waiting.unshift(rest)
    } else current.push(run)
  }
  return wrapped
}
