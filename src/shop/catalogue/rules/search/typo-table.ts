import { editsBetween, forgivenEdits } from "./edits"

/** FNV-1a over the term without the characters at the two places; -1 for none. */
function hashWithout(term: string, first: number, second: number): number {
  let hash = 0x811c9dc5
  for (let place = 0; place < term.length; place++) {
    if (place === first || place === second) continue
    hash = Math.imul(hash ^ term.charCodeAt(place), 0x01000193)
  }
  return hash >>> 0
}

/** Calls `visit` for the term and for every way of leaving out up to `count` of its characters. */
function eachShortening(term: string, count: number, visit: (hash: number) => void) {
  visit(hashWithout(term, -1, -1))
  if (count === 0) return
  for (let first = 0; first < term.length; first++) {
    visit(hashWithout(term, first, -1))
    if (count === 1) continue
    for (let second = first + 1; second < term.length; second++) visit(hashWithout(term, first, second))
  }
}

/** A term may be met by a query one longer than itself, to which two edits are forgiven from eight characters. */
const shorteningsOf = (term: string) => (forgivenEdits(term) === 1 && term.length >= 6 ? 2 : forgivenEdits(term))

/**
 * Finds the terms within a few edits of a misspelt one without looking at all of them: two terms that are one or two edits
 * apart become equal once as many characters are left out of both. Kept as hashes in one array of buckets, so that it
 * takes four bytes per shortening.
 */
export class TypoTable {
  readonly #terms: readonly string[]
  readonly #mask: number
  readonly #starts: Uint32Array
  readonly #ids: Uint32Array

  private constructor(terms: readonly string[], starts: Uint32Array, ids: Uint32Array) {
    this.#terms = terms
    this.#mask = starts.length - 2
    this.#starts = starts
    this.#ids = ids
  }

  /** Yields now and then, so that a large table can be built between other work. */
  static *build(terms: readonly string[]): Generator<undefined, TypoTable> {
    let count = 0
    for (const term of terms) {
      const { length } = term
      const shortenings = shorteningsOf(term)
      count += shortenings === 2 ? 1 + (length * (length + 1)) / 2 : 1 + length * shortenings
    }
    const mask = 2 ** Math.ceil(Math.log2(count + 1)) - 1
    const starts = new Uint32Array(mask + 2)
    for (const [id, term] of terms.entries()) {
      eachShortening(term, shorteningsOf(term), (hash) => starts[(hash & mask) + 1]++)
      if (id % 64 === 0) yield
    }
    for (let bucket = 1; bucket < starts.length; bucket++) starts[bucket] += starts[bucket - 1]
    const next = starts.slice()
    const ids = new Uint32Array(starts[mask + 1])
    for (const [id, term] of terms.entries()) {
      eachShortening(term, shorteningsOf(term), (hash) => {
        ids[next[hash & mask]++] = id
      })
      if (id % 64 === 0) yield
    }
    return new TypoTable(terms, starts, ids)
  }

  /** Ids of the terms that `term` may be a misspelling of, with the number of edits; itself excluded. */
  near(term: string): { id: number; edits: number }[] {
    const limit = forgivenEdits(term)
    const seen = new Set<number>()
    const found: { id: number; edits: number }[] = []
    if (limit === 0) return found
    eachShortening(term, limit, (hash) => {
      const bucket = hash & this.#mask
      for (let place = this.#starts[bucket]; place < this.#starts[bucket + 1]; place++) {
        const id = this.#ids[place]
        if (seen.has(id)) continue
        seen.add(id)
        const edits = editsBetween(term, this.#terms[id], limit)
        if (edits > 0 && edits <= limit) found.push({ id, edits })
      }
    })
    return found
  }
}
