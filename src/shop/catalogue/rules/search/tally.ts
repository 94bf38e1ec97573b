/** A number for each of many documents, of which few are touched: forgotten in time proportional to these. */
export class Tally {
  readonly #values: Float32Array
  readonly documents: Uint32Array
  size = 0

  constructor(documentCount: number) {
    this.#values = new Float32Array(documentCount)
    this.documents = new Uint32Array(documentCount)
  }

  get(document: number): number {
    return this.#values[document]
  }

  #touch(document: number) {
    if (this.#values[document] === 0) this.documents[this.size++] = document
  }

  /** @param value above 0 */
  raise(document: number, value: number) {
    this.#touch(document)
    if (value > this.#values[document]) this.#values[document] = value
  }

  add(document: number, value: number) {
    this.#touch(document)
    this.#values[document] += value
  }

  clear() {
    for (let place = 0; place < this.size; place++) this.#values[this.documents[place]] = 0
    this.size = 0
  }
}
