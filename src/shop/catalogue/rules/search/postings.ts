import type { TermLists } from "./term-lists"

/** Where each term is: documents in ascending order with the weight of their best place, 1 to 255. */
export class Postings {
  /** Documents of term `t`: `documents[starts[t]]` up to before `documents[starts[t + 1]]`. */
  private constructor(
    readonly starts: Uint32Array,
    readonly documents: Uint32Array,
    readonly weights: Uint8Array,
  ) {}

  /** @param lists of each document each term once */
  static *build(lists: TermLists, termCount: number): Generator<undefined, Postings> {
    const starts = new Uint32Array(termCount + 1)
    for (let document = 0; document < lists.count; document++) {
      for (const packed of lists.of(document)) starts[(packed >>> 8) + 1]++
      if (document % 64 === 0) yield
    }
    for (let term = 1; term <= termCount; term++) starts[term] += starts[term - 1]
    const documents = new Uint32Array(starts[termCount])
    const weights = new Uint8Array(starts[termCount])
    const next = starts.slice()
    for (let document = 0; document < lists.count; document++) {
      for (const packed of lists.of(document)) {
        const place = next[packed >>> 8]++
        documents[place] = document
        weights[place] = packed & 0xff
      }
      if (document % 64 === 0) yield
    }
    return new Postings(starts, documents, weights)
  }

  count(term: number): number {
    return this.starts[term + 1] - this.starts[term]
  }

  /** Weight of the term in the document, 0 if it isn't there. */
  weightIn(term: number, document: number): number {
    let low = this.starts[term]
    let high = this.starts[term + 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.documents[middle] < document) low = middle + 1
      else high = middle
    }
    return low < this.starts[term + 1] && this.documents[low] === document ? this.weights[low] : 0
  }
}
