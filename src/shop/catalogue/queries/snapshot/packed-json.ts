/** A value as JSON outside of JavaScript's heap, where those of tens of thousands of products have room. */
export class PackedJson<Value> {
  readonly #bytes: Buffer
  readonly #start: number
  readonly #end: number

  private constructor(bytes: Buffer, start: number, end: number) {
    this.#bytes = bytes
    this.#start = start
    this.#end = end
  }

  /** In one piece of memory for all: the bookkeeping of a piece takes as much as a small value. */
  static all<Value>(json: readonly string[]): PackedJson<Value>[] {
    const bytes = Buffer.from(json.join(""))
    let end = 0
    return json.map((one) => {
      const start = end
      end += Buffer.byteLength(one)
      return new PackedJson(bytes, start, end)
    })
  }

  /** Read each time, and not kept. */
  read(): Value {
    return JSON.parse(this.#bytes.toString("utf8", this.#start, this.#end))
  }
}
