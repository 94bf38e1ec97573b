import { createHash } from "node:crypto"
import type { ProductTexts } from "./product-texts"

/** The long texts of a product as JSON outside of JavaScript's heap, where tens of thousands of them have room. */
export class PackedTexts {
  readonly #json: Buffer

  constructor(json: string) {
    this.#json = Buffer.from(json)
  }

  read(): ProductTexts {
    return JSON.parse(this.#json.toString())
  }

  /** Equal for equal texts and `others`. */
  digestWith(others: unknown): string {
    return createHash("sha1").update(this.#json).update(JSON.stringify(others)).digest("base64")
  }
}
