import { devicesFirst, namesOf } from "./devices-first"
import type { Postings } from "./postings"
import type { Meaning, Reading } from "./query"
import type { SearchIndex } from "./search-index"
import { Tally } from "./tally"
import type { TermMatch } from "./vocabulary"

export interface RankedDocument {
  document: number
  /** 0 to 1. */
  score: number
}

/** Documents that match less than this part of the query's weight aren't shown; one of two words is enough. */
const LEAST_SHARE = 0.45
/** Of a term that is in more documents than this, those where it weighs most are looked at. */
const MOST_DOCUMENTS = 500
const MOST_COMPLETED = 200
const ROUNDING = 1e-5

const bestFirst = (a: RankedDocument, b: RankedDocument) => b.score - a.score || a.document - b.document

interface WeighedMeaning {
  meaning: Meaning
  weight: number
}

/** Ranks documents of one index. Keeps its working memory between queries, which are therefore answered one at a time. */
export class Ranking {
  readonly #postings: Postings
  readonly #areDevices: readonly boolean[]
  readonly #total: Tally
  readonly #share: Tally
  readonly #meaning: Tally
  readonly #word: Tally
  readonly #strongest = new Map<number, Uint32Array>()

  constructor({ postings, sources }: Pick<SearchIndex, "postings" | "sources">) {
    this.#postings = postings
    this.#areDevices = sources.map(({ isDevice }) => isDevice)
    this.#total = new Tally(sources.length)
    this.#share = new Tally(sources.length)
    this.#meaning = new Tally(sources.length)
    this.#word = new Tally(sources.length)
  }

  /** Best first, equals in the order of the index; devices before all else where the query is a word for devices. */
  rank(understood: Meaning[]): RankedDocument[] {
    const meanings = understood.filter(this.#isSomewhere)
    const weighed: WeighedMeaning[] = meanings.map((meaning) => ({ meaning, weight: this.#weightOf(meaning) }))
    weighed.sort((a, b) => b.weight - a.weight)
    const whole = weighed.reduce((sum, { weight }) => sum + weight, 0)
    let rest = whole
    for (const { meaning, weight } of weighed) {
      // What only the remaining parts match can't reach the least share: they count for what is found already.
      const canAdd = rest >= whole * LEAST_SHARE
      rest -= weight
      this.#tallyMeaning(meaning, canAdd ? undefined : this.#total)
      for (let place = 0; place < this.#meaning.size; place++) {
        const document = this.#meaning.documents[place]
        this.#total.add(document, (weight * this.#meaning.get(document)) / whole)
        this.#share.add(document, weight / whole)
      }
      this.#meaning.clear()
    }
    const isPartial = weighed.length > 1 && meanings.some(this.#isFrequent)
    const ranked = isPartial ? this.#withWholeScores(this.#ranked(), weighed, whole) : this.#ranked()
    this.#total.clear()
    this.#share.clear()
    return devicesFirst(ranked, this.#areDevices, namesOf(meanings, this.#postings))
  }

  #ranked(): RankedDocument[] {
    const ranked: RankedDocument[] = []
    for (let place = 0; place < this.#total.size; place++) {
      const document = this.#total.documents[place]
      if (this.#share.get(document) < LEAST_SHARE) continue
      ranked.push({ document, score: this.#total.get(document) })
    }
    return ranked.sort(bestFirst)
  }

  /** A frequent term isn't looked at everywhere, so the best documents may have more parts than were found. */
  #withWholeScores(ranked: RankedDocument[], weighed: WeighedMeaning[], whole: number): RankedDocument[] {
    const isIncomplete = ({ document }: RankedDocument) => this.#share.get(document) < 1 - ROUNDING
    for (const found of ranked.filter(isIncomplete).slice(0, MOST_COMPLETED)) {
      found.score = weighed.reduce(
        (sum, { meaning, weight }) => sum + (weight * this.#bestReading(meaning, found.document)) / whole,
        0,
      )
    }
    return ranked.sort(bestFirst)
  }

  #bestReading(meaning: Meaning, document: number): number {
    const readings = meaning.map(
      ({ quality, words }) => quality * Math.min(...words.map((matches) => this.#bestIn(matches, document))),
    )
    return Math.max(...readings)
  }

  /** A word may be known from documents that are gone. */
  #isSomewhere = (meaning: Meaning) =>
    meaning.some(({ words }) => words.every((matches) => matches.some(({ id }) => this.#postings.count(id) > 0)))

  #isFrequent = (meaning: Meaning) =>
    meaning.some(({ words }) => words.some((all) => all.some(({ id }) => this.#postings.count(id) > MOST_DOCUMENTS)))

  /** Rarer parts of a query tell more: 1 for what is everywhere. */
  #weightOf(meaning: Meaning): number {
    const counts = meaning.flatMap(({ words }) =>
      words.map((matches) => Math.max(...matches.map(({ id }) => this.#postings.count(id)))),
    )
    return 1 + Math.log(1 + this.#areDevices.length / (1 + Math.min(...counts)))
  }

  /** Leaves in `#meaning` how well each document fits the best reading. @param among only these, if given */
  #tallyMeaning(meaning: Meaning, among: Tally | undefined) {
    for (const reading of meaning) {
      if (reading.words.length === 1) this.#tallyWord(reading.words[0], reading.quality, this.#meaning, among)
      else this.#tallyWords(reading, among)
    }
  }

  #tallyWords({ quality, words }: Reading, among: Tally | undefined) {
    const [first, ...others] = words
    this.#tallyWord(first, 1, this.#word, among)
    for (let place = 0; place < this.#word.size; place++) {
      const document = this.#word.documents[place]
      let least = this.#word.get(document)
      for (const matches of others) least = Math.min(least, this.#bestIn(matches, document))
      if (least > 0) this.#meaning.raise(document, quality * least)
    }
    this.#word.clear()
  }

  #tallyWord(matches: TermMatch[], quality: number, into: Tally, among: Tally | undefined) {
    if (among) {
      for (let place = 0; place < among.size; place++) {
        const best = this.#bestIn(matches, among.documents[place])
        if (best > 0) into.raise(among.documents[place], quality * best)
      }
      return
    }
    for (const { id, quality: own } of matches) this.#raiseAll(id, (quality * own) / 255, into)
  }

  #raiseAll(term: number, factor: number, into: Tally) {
    const { starts, documents, weights } = this.#postings
    if (this.#postings.count(term) > MOST_DOCUMENTS) {
      for (const place of this.#strongestOf(term)) into.raise(documents[place], factor * weights[place])
      return
    }
    for (let place = starts[term]; place < starts[term + 1]; place++) {
      into.raise(documents[place], factor * weights[place])
    }
  }

  #bestIn(matches: TermMatch[], document: number): number {
    let best = 0
    for (const { id, quality } of matches) {
      best = Math.max(best, (quality * this.#postings.weightIn(id, document)) / 255)
    }
    return best
  }

  /** Places of a frequent term where it weighs most. */
  #strongestOf(term: number): Uint32Array {
    const known = this.#strongest.get(term)
    if (known) return known
    const { starts, weights } = this.#postings
    const all = Uint32Array.from({ length: this.#postings.count(term) }, (_, index) => starts[term] + index)
    const strongest = all.sort((a, b) => weights[b] - weights[a] || a - b).slice(0, MOST_DOCUMENTS)
    this.#strongest.set(term, strongest)
    return strongest
  }
}
