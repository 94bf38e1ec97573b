import { opensComplement } from "./function-words"
import { type Piece, piecesOf, termOf } from "./pieces"

/** What is searched of one product, as plain text. */
export interface SearchDocument {
  name: string
  keywords: string
  /** Words of its address: what it is sold as. */
  section: string
  subtitle: string
  summary: string
  text: string
}

/** How much a word counts where it is, 1 to 255. A name counts the more, the more of it the word is. */
const NAME = 190
const NAME_SHARE = 65
const FIELDS = [
  ["keywords", 150],
  ["section", 120],
  ["subtitle", 90],
  ["summary", 60],
  ["text", 30],
] as const

const LONGEST_RUN = 5
const SHORT_PIECE = 4
const LONGEST_TERM = 32

export type AddTerm = (term: string, weight: number, isWord: boolean) => void

/** Calls `add` for every term of the document; a term may come several times. */
export function eachTerm(document: SearchDocument, add: AddTerm): void {
  addName(document.name, add)
  for (const [field, weight] of FIELDS) {
    const text = document[field]
    if (text === "") continue
    const pieces = piecesOf(text)
    for (const { text: word, isFunctionWord } of pieces) if (!isFunctionWord) addWord(word, weight, add)
    const areRunsWide = field === "keywords"
    eachRun(pieces, areRunsWide, (run) => add(termOf(run), weight, false))
  }
}

/** "Akku zu RTC 360" is an Akku: what follows "zu" tells what it is for and counts like a small part of the name. */
function addName(name: string, add: AddTerm) {
  const pieces = piecesOf(name)
  const isSubject = ({ isFunctionWord }: Piece) => !isFunctionWord
  const total = pieces.filter(isSubject).reduce((sum, { text }) => sum + text.length, 0)
  const complement = pieces.find(({ text }) => opensComplement(text))?.start ?? name.length
  const weightOf = (start: number, length: number) =>
    NAME + (start > complement ? 0 : Math.round((NAME_SHARE * Math.min(length, total)) / total))
  for (const { text, start } of pieces.filter(isSubject)) addWord(text, weightOf(start, text.length), add)
  eachRun(pieces, true, (run, start) => add(termOf(run), weightOf(start, run.length), false))
}

const addWord = (word: string, weight: number, add: AddTerm) => {
  if (word.length <= LONGEST_TERM) add(termOf(word), weight, true)
}

/**
 * Neighbouring pieces written as one, so that "RTC 360" is found as "RTC360" and "Carbon-Stativ" as "Carbonstativ": two of
 * any length, more if all are short, as in designations.
 * @param isWide also across white space
 */
function eachRun(pieces: Piece[], isWide: boolean, visit: (run: string, start: number) => void) {
  for (const [first, piece] of pieces.entries()) {
    if (piece.isFunctionWord) continue
    let run = piece.text
    let isShort = run.length <= SHORT_PIECE
    for (let last = first + 1; last < Math.min(first + LONGEST_RUN, pieces.length); last++) {
      const { text, isFunctionWord, isTouching } = pieces[last]
      run += text
      isShort &&= text.length <= SHORT_PIECE
      if (!(isTouching || (isWide && !isFunctionWord)) || (last > first + 1 && !isShort) || run.length > LONGEST_TERM)
        break
      if (!isFunctionWord) visit(run, piece.start)
    }
  }
}
