import type { Line, Run } from "./rich-text"

export type Measure = (run: Run) => number

/** Words with the space before them, so that a line's words can be put together again. */
const words = (line: Line): Run[] =>
  line.flatMap(({ text, isBold }) => (text.match(/\s*\S+|\s+$/g) ?? []).map((word) => ({ text: word, isBold })))

/** As much of a word as fits, at least one character. */
function cut({ text, isBold }: Run, width: number, measure: Measure): [Run, Run] {
  let length = 1
  while (length < text.length - 1 && measure({ text: text.slice(0, length + 1), isBold }) <= width) length += 1
  return [
    { text: text.slice(0, length), isBold },
    { text: text.slice(length), isBold },
  ]
}

/** The line in as many as it takes to stay within `width`; a word that is too long for one is broken. */
export function wrap(line: Line, width: number, measure: Measure): Line[] {
  const wrapped: Line[] = [[]]
  const waiting = words(line).reverse()
  let used = 0
  const startLine = () => {
    wrapped.push([])
    used = 0
  }
  for (let word = waiting.pop(); word; word = waiting.pop()) {
    const current = wrapped.at(-1)!
    const run = current.length === 0 ? { ...word, text: word.text.trimStart() } : word
    const runWidth = measure(run)
    const fits = used + runWidth <= width || (current.length === 0 && run.text.length <= 1)
    if (!fits && run.text.trim() === "") continue // a blank beyond the edge: the break stands for it
    if (fits) {
      current.push(run)
      used += runWidth
    } else if (current.length > 0) {
      startLine()
      waiting.push(word)
    } else {
      const [head, rest] = cut(run, width, measure)
      current.push(head)
      startLine()
      waiting.push(rest)
    }
  }
  return wrapped
}
