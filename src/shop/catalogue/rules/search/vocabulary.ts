import type { Lexicon } from "./lexicon"
import { termOf } from "./pieces"
import { TypoTable } from "./typo-table"

/** A term of the catalogue that answers a word of the query. */
export interface TermMatch {
  id: number
  /** How well, 0 to 1. */
  quality: number
  /** What of the term is meant by it: characters from its start (positive) or from its end (negative); 0 is all of it. */
  part: number
}

const QUALITY = {
  typo: [1, 0.6, 0.42],
  /** The word is the last part of a compound, what it is: "Stativ" for "Holzstativ". */
  head: 0.85,
  /** The same, but the first part is no word of the catalogue. */
  ending: 0.65,
  /** The word is the first part of a longer one: of a compound, or still being typed. */
  beginning: 0.5,
  typing: 0.75,
}
const SHORTEST_HEAD = 4
const SHORTEST_BEGINNING = 4
const SHORTEST_TYPED = 2
const SHORTEST_PART = 3
const MOST_RELATIVES = 60

function reversed(text: string): string {
  let backwards = ""
  for (let place = text.length - 1; place >= 0; place--) backwards += text[place]
  return backwards
}
const ascending = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** The terms of the catalogue, to be asked which of them a word of a query may mean. */
export class Vocabulary {
  readonly #lexicon: Lexicon
  readonly #typos: TypoTable
  /** Ids in the order of their terms, and of their terms read backwards. */
  readonly #forwards: Uint32Array
  readonly #backwards: Uint32Array
  readonly #reversed: string[]

  private constructor(
    lexicon: Lexicon,
    typos: TypoTable,
    reversedTerms: string[],
    forwards: Uint32Array,
    backwards: Uint32Array,
  ) {
    this.#lexicon = lexicon
    this.#typos = typos
    this.#reversed = reversedTerms
    this.#forwards = forwards
    this.#backwards = backwards
  }

  static *build(lexicon: Lexicon): Generator<undefined, Vocabulary> {
    const terms = [...lexicon.terms]
    const typos = yield* TypoTable.build(terms)
    const reversedTerms = terms.map(reversed)
    const forwards = yield* sortedPlaces(terms)
    const backwards = yield* sortedPlaces(reversedTerms)
    return new Vocabulary(lexicon, typos, reversedTerms, forwards, backwards)
  }

  /** All of its terms, to which another index may have added meanwhile. */
  knows({ terms }: Lexicon): boolean {
    return terms.length === this.#reversed.length
  }

  exact(term: string): TermMatch[] {
    const id = this.#lexicon.idOf(term)
    return id === undefined || id >= this.#reversed.length ? [] : [{ id, quality: 1, part: 0 }]
  }

  misspelt(term: string): TermMatch[] {
    return this.#typos.near(term).map(({ id, edits }) => ({ id, quality: QUALITY.typo[edits], part: 0 }))
  }

  /** Terms that begin with this one. @param isTyping the word may be unfinished */
  beginningWith(term: string, isTyping: boolean): TermMatch[] {
    if (term.length < (isTyping ? SHORTEST_TYPED : SHORTEST_BEGINNING)) return []
    const { terms } = this.#lexicon
    const quality = isTyping ? QUALITY.typing : QUALITY.beginning
    const found = relatives(this.#forwards, terms, term)
    return found.map((id) => ({
      id,
      quality: quality * (0.7 + (0.3 * term.length) / terms[id].length),
      part: term.length,
    }))
  }

  /** Compounds whose last part is this term. */
  endingWith(term: string): TermMatch[] {
    if (term.length < SHORTEST_HEAD) return []
    const found = relatives(this.#backwards, this.#reversed, reversed(term))
    return found.flatMap((id) => {
      const rest = this.#lexicon.terms[id].slice(0, -term.length)
      if (rest.length < SHORTEST_PART || !this.#lexicon.isWord[id]) return []
      return { id, quality: this.#isKnown(rest) ? QUALITY.head : QUALITY.ending, part: -term.length }
    })
  }

  /**
   * Parts of a compound that the catalogue doesn't know as a whole: both, or its last alone, which says what it is.
   * @returns matches of each part, all of which are meant; empty if it has no known part
   */
  partsOf(term: string): { parts: TermMatch[][]; isWhole: boolean } | undefined {
    let ending: TermMatch[] | undefined
    for (let place = SHORTEST_PART; place <= term.length - SHORTEST_PART; place++) {
      const head = this.#word(term.slice(place))
      if (!head) continue
      const first = this.#word(termOf(term.slice(0, place)))
      if (first) return { parts: [[first], [head]], isWhole: true }
      if (!ending && term.length - place > SHORTEST_HEAD) ending = [head]
    }
    return ending && { parts: [ending], isWhole: false }
  }

  #word(term: string): TermMatch | undefined {
    const [match] = this.exact(term)
    return match && this.#lexicon.isWord[match.id] ? match : undefined
  }

  #isKnown = (folded: string) => this.#word(folded) !== undefined || this.#word(termOf(folded)) !== undefined
}

/** Places of the terms in the order of the terms, sorted in steps: those of the same two first letters at a time. */
function* sortedPlaces(terms: readonly string[]): Generator<undefined, Uint32Array> {
  const groups = new Map<string, number[]>()
  for (const [place, term] of terms.entries()) {
    const start = term.slice(0, 2)
    const group = groups.get(start)
    if (group) group.push(place)
    else groups.set(start, [place])
    if (place % 256 === 0) yield
  }
  const sorted = new Uint32Array(terms.length)
  let filled = 0
  for (const start of [...groups.keys()].sort(ascending)) {
    const group = groups.get(start)!.sort((a, b) => ascending(terms[a], terms[b]))
    sorted.set(group, filled)
    filled += group.length
    yield
  }
  return sorted
}

/** Ids of the terms that begin with `prefix`, itself excluded, of ids sorted by `terms`. */
function relatives(sorted: Uint32Array, terms: readonly string[], prefix: string): number[] {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (terms[sorted[middle]] < prefix) low = middle + 1
    else high = middle
  }
  const found: number[] = []
  for (let place = low; place < sorted.length && found.length < MOST_RELATIVES; place++) {
    const id = sorted[place]
    if (!terms[id].startsWith(prefix)) break
    if (terms[id] !== prefix) found.push(id)
  }
  return found
}
