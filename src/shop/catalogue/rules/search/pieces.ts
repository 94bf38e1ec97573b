import { fold, withoutSpelledUmlauts } from "#kernel/words/fold"
import { isFunctionWord } from "./function-words"
import { stem } from "./stem"

/** The smallest part of a text that is searched: letters only or digits only. "RTC360" has two. */
export interface Piece {
  /** Folded. */
  text: string
  /** Place in the text, end exclusive. */
  start: number
  end: number
  isFunctionWord: boolean
  /** No white space lies between it and the piece before. */
  isTouching: boolean
}

const LETTERS_OR_DIGITS = /[\p{L}\p{M}]+|\p{N}+/gu

export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  let before = 0
  for (const { 0: found, index } of text.matchAll(LETTERS_OR_DIGITS)) {
    const folded = fold(found)
    if (folded === "") continue
    const end = index + found.length
    const isTouching = index > 0 && !/\s/.test(text.slice(before, index))
    pieces.push({ text: folded, start: index, end, isFunctionWord: isFunctionWord(folded), isTouching })
    before = end
  }
  return pieces
}

/** What is looked up for a word or for pieces written as one: equal for all spellings and endings of it. */
export const termOf = (folded: string): string => stem(withoutSpelledUmlauts(folded))
