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

/** From this weight on a word says what the thing is called; keywords are its other names. */
export const CALLED_SO = 191
/** How much a word counts where it is, 1 to 255. A name counts the more, the more of it the word is. */
const NAME = 192
const NAME_SHARE = 63
const BESIDE_NAME = 190
const FIELDS = [
  ["keywords", CALLED_SO],
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

/**
 * "Akku zu RTC 360" is an Akku, "Scanner-Rucksack" a Rucksack: what follows "zu" and what stands before a hyphen tell what it
 * is for.
 */
function addName(name: string, add: AddTerm) {
  const pieces = piecesOf(name)
  const isSubject = ({ isFunctionWord }: Piece) => !isFunctionWord
  const complement = pieces.find(({ text }) => opensComplement(text))?.start ?? name.length
  const total = pieces
    .filter((piece) => isSubject(piece) && piece.start <= complement)
    .reduce((sum, { text }) => sum + text.length, 0)
  const weightOf = (start: number, length: number) =>
    start > complement ? BESIDE_NAME : NAME + Math.round((NAME_SHARE * Math.min(length, total)) / total)
  for (const [index, piece] of pieces.entries()) {
    if (!isSubject(piece)) continue
    const { text, start } = piece
    addWord(text, isModifier(piece, pieces[index + 1]) ? BESIDE_NAME : weightOf(start, text.length), add)
  }
  eachRun(pieces, true, (run, start) => add(termOf(run), weightOf(start, run.length), false))
}

const LETTERS = /^\p{L}/u
/** Designations such as "RTC-360" are one name. */
const isModifier = ({ text }: Piece, next: Piece | undefined) =>
  next?.isTouching === true && LETTERS.test(text) && LETTERS.test(next.text)

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
