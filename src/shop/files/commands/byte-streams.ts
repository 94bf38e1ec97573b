import { Readable, Transform } from "node:stream"
import { buffer } from "node:stream/consumers"
import { pipeline } from "node:stream/promises"
import { message } from "#kernel/wire/message"
import { decodedBytes } from "#platform/pdf/picture"
import { invalidField, refuse } from "#platform/refusal"

/** The first `count` bytes of a stream, and all of it again, as it comes. */
export async function firstBytes(source: Readable, count: number): Promise<{ first: Buffer; whole: Readable }> {
  const chunks: Buffer[] = []
  let length = 0
  const rest = source[Symbol.asyncIterator]()
  while (length < count) {
    const { value, done } = await rest.next()
    if (done) break
    chunks.push(value)
    length += value.length
  }
  async function* all() {
    yield* chunks
    yield* { [Symbol.asyncIterator]: () => rest }
  }
  return { first: Buffer.concat(chunks).subarray(0, count), whole: Readable.from(all(), { objectMode: false }) }
}

/** Lets at most so many bytes through. @throws Refusal 413 in the stream */
export function within(maxBytes: number): Transform & { bytes(): number } {
  let seen = 0
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length
      done(seen > maxBytes ? tooLarge(maxBytes) : null, chunk)
    },
  })
  return Object.assign(stream, { bytes: () => seen })
}

/** A picture for papers, the same again once it is known that they can draw it. @throws Refusal 400 keyed `file`, 413 */
export async function drawable(picture: Readable, maxBytes: number): Promise<Readable> {
  const content = await pipeline(picture, within(maxBytes), (chunks: AsyncIterable<Buffer>) =>
    buffer(Readable.from(chunks)),
  )
  if ((await decodedBytes(content)) === null) throw invalidField("file", "files.broken_picture")
  return Readable.from([content], { objectMode: false })
}

export const tooLarge = (maxBytes: number) =>
  refuse(message("files.too_large", { megabytes: Math.floor(maxBytes / 1024 / 1024) }), { status: 413, field: "file" })
