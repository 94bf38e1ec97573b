import { piecesOf, termOf } from "./pieces"
import type { Meaning } from "./query"

/** A stretch of a text, end exclusive, in UTF-16 units as JavaScript's `slice` takes them. */
export type Mark = [start: number, end: number]

const LONGEST_RUN = 5

/** What of the matched terms is to be marked, as `TermMatch.part` says, by the term's number. */
export type MarkedTerms = ReadonlyMap<number, number>

export function markedTerms(meanings: Meaning[]): MarkedTerms {
  const parts = new Map<number, number>()
  for (const { id, part } of meanings.flatMap((meaning) => meaning.flatMap(({ words }) => words.flat()))) {
    if (part === 0 || !parts.has(id)) parts.set(id, part)
  }
  return parts
}

/** Where the matched terms stand in a text that is shown: in order, apart from each other. */
export function marksIn(text: string, marked: MarkedTerms, idOf: (term: string) => number | undefined): Mark[] {
  const pieces = piecesOf(text)
  const partOf = (term: string) => {
    const id = idOf(term)
    return id === undefined ? undefined : marked.get(id)
  }
  const marks: Mark[] = []
  for (let first = 0; first < pieces.length; first++) {
    const { text: word, start, end, isFunctionWord } = pieces[first]
    const last = lastOfRun(first)
    if (last !== undefined) {
      marks.push([start, pieces[last].end])
      first = last
    } else if (!isFunctionWord) {
      const term = termOf(word)
      const part = partOf(term)
      if (part !== undefined) marks.push(markOf(start, end, part, word, term))
    }
  }
  return joined(marks)

  /** Index of the last piece of the longest matched run that begins here. */
  function lastOfRun(first: number): number | undefined {
    let run = pieces[first].text
    let found: number | undefined
    for (let last = first + 1; last < Math.min(first + LONGEST_RUN, pieces.length); last++) {
      run += pieces[last].text
      const part = partOf(termOf(run))
      if (part === 0 || (part !== undefined && part > pieces[first].text.length)) found = last
    }
    return found
  }
}

/** A part is marked alone only if folding hasn't moved it. The word's ending belongs to its last part. */
function markOf(start: number, end: number, part: number, word: string, term: string): Mark {
  const isMoved = word.length !== end - start || !word.startsWith(term)
  if (part === 0 || isMoved || Math.abs(part) >= term.length) return [start, end]
  return part > 0 ? [start, start + part] : [start + term.length + part, end]
}

/** Marks that touch or are parted by a blank alone become one. */
function joined(marks: Mark[]): Mark[] {
  return marks.reduce<Mark[]>((all, mark) => {
    const before = all.at(-1)
    if (before && mark[0] - before[1] <= 1) before[1] = mark[1]
    else all.push([...mark])
    return all
  }, [])
}
