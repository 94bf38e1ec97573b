/** The terms of documents, one document after the other, each as `term * 256 + weight`. */
export class TermLists {
  #terms = new Uint32Array(1024)
  readonly #ends: number[] = []

  get count(): number {
    return this.#ends.length
  }

  of(document: number): Uint32Array {
    return this.#terms.subarray(this.#ends[document - 1] ?? 0, this.#ends[document])
  }

  add(terms: Uint32Array) {
    const start = this.#ends.at(-1) ?? 0
    const end = start + terms.length
    if (end > this.#terms.length) this.#move(Math.max(end, 2 * this.#terms.length))
    this.#terms.set(terms, start)
    this.#ends.push(end)
  }

  /** Gives back the room that isn't needed. */
  close() {
    this.#move(this.#ends.at(-1) ?? 0)
  }

  #move(length: number) {
    const moved = new Uint32Array(length)
    moved.set(this.#terms.subarray(0, length))
    this.#terms = moved
  }
}
