import { withoutSpelledUmlauts } from "#kernel/words/fold"
import { type Piece, piecesOf, termOf } from "./pieces"
import type { TermMatch, Vocabulary } from "./vocabulary"

/** One way of reading a part of the query: for each of its words the terms it may mean. All words must be there. */
export interface Reading {
  quality: number
  words: TermMatch[][]
}

/** A part of the query that says one thing, such as "laser scanner", with the ways of reading it. */
export type Meaning = Reading[]

/** Longest query that is looked at; what comes after adds nothing but time. */
const MOST_PIECES = 12
const LONGEST_SPAN = 5
/** From this length on a known word may be a misspelt other one too; a shorter one has too many neighbours. */
const LONG_WORD = 8
const WHOLE_COMPOUND = 0.75
const LAST_PART_ALONE = 0.5
const WORDS_APART = 0.8
/** A reading of more characters in one is worth more than one of several parts. */
const LENGTH_EXPONENT = 1.3

interface Understood {
  worth: number
  meanings: Meaning[]
  /** More than numbers of a digit or two, which say nothing where no word next to them is known. */
  saysSomething: boolean
}

/** What a query may mean to this vocabulary; parts that mean nothing to it are left out. */
export function meaningsOf(query: string, vocabulary: Vocabulary): Meaning[] {
  const pieces = subjectsOf(piecesOf(query)).slice(0, MOST_PIECES)
  const best: Understood[] = [{ worth: 0, meanings: [], saysSomething: pieces.every(isSmallNumber) }]
  const words = pieces.map((piece, index) => wordMeaning(piece, index === pieces.length - 1, vocabulary))
  for (let end = 1; end <= pieces.length; end++) {
    for (let start = Math.max(0, end - LONGEST_SPAN); start < end; start++) {
      const isLast = end === pieces.length
      const span = pieces.slice(start, end)
      const meaning = span.length === 1 ? words[start] : spanMeaning(span, words.slice(start, end), isLast, vocabulary)
      const length = span.reduce((sum, { text }) => sum + text.length, 0)
      const worth = best[start].worth + bestQuality(meaning) * length ** LENGTH_EXPONENT
      if (best[end] && best[end].worth >= worth) continue
      const before = best[start]
      best[end] =
        meaning.length > 0
          ? {
              worth,
              meanings: [...before.meanings, meaning],
              saysSomething: before.saysSomething || !span.every(isSmallNumber),
            }
          : { ...before, worth }
    }
  }
  const { meanings, saysSomething } = best[pieces.length]
  return saysSomething ? meanings : []
}

const isSmallNumber = ({ text }: Piece) => /^\p{N}{1,2}$/u.test(text)

/** Without function words, unless there is nothing else. */
function subjectsOf(pieces: Piece[]): Piece[] {
  const subjects = pieces.filter(({ isFunctionWord }) => !isFunctionWord)
  return subjects.length > 0 ? subjects : pieces
}

const bestQuality = (meaning: Meaning) =>
  meaning.reduce((best, { quality, words }) => Math.max(best, quality * qualityOf(words)), 0)
const qualityOf = (words: TermMatch[][]) =>
  Math.min(...words.map((matches) => Math.max(0, ...matches.map(({ quality }) => quality))))

function wordMeaning({ text }: Piece, isLast: boolean, vocabulary: Vocabulary): Meaning {
  const term = termOf(text)
  const exact = vocabulary.exact(term)
  const related = [
    ...vocabulary.endingWith(term),
    ...vocabulary.beginningWith(withoutSpelledUmlauts(text), isLast),
    ...(exact.length > 0 && term.length < LONG_WORD ? [] : vocabulary.misspelt(term)),
  ]
  const matches = [...exact, ...related]
  const compound = vocabulary.partsOf(term)
  return [
    ...(matches.length > 0 ? [{ quality: 1, words: [matches] }] : []),
    ...(compound?.isWhole ? [{ quality: WHOLE_COMPOUND, words: compound.parts }] : []),
    ...(compound && matches.length === 0 && !compound.isWhole
      ? [{ quality: LAST_PART_ALONE, words: compound.parts }]
      : []),
  ]
}

/** Several pieces read as one, or as the same words standing apart. */
function spanMeaning(span: Piece[], words: Meaning[], isLast: boolean, vocabulary: Vocabulary): Meaning {
  const term = termOf(span.map(({ text }) => text).join(""))
  const exact = vocabulary.exact(term)
  const typed = isLast ? vocabulary.beginningWith(term, true) : []
  const matches = [...exact, ...typed, ...(exact.length > 0 ? [] : vocabulary.misspelt(term))]
  if (matches.length === 0) return []
  const apart = words.flatMap((meaning) => (meaning[0] ? [meaning[0].words.flat()] : []))
  const joined = { quality: 1, words: [matches] }
  return apart.length === words.length ? [joined, { quality: WORDS_APART, words: apart }] : [joined]
}
