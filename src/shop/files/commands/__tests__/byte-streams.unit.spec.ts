import { Readable } from "node:stream"
import { buffer } from "node:stream/consumers"
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { firstBytes, within } from "../byte-streams"

const chunks = fc.array(fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes)))

describe("the first bytes of a stream", () => {
  it("are looked at without losing any, however the bytes arrive", () =>
    fc.assert(
      fc.asyncProperty(chunks, fc.nat(80), async (parts, count) => {
        const all = Buffer.concat(parts)
        const { first, whole } = await firstBytes(Readable.from(parts), count)
        expect(first).toEqual(all.subarray(0, count))
        expect(await buffer(whole)).toEqual(all)
      }),
    ))
})

describe("a stream within a limit", () => {
  const send = (length: number, limit: number) => {
    const stream = within(limit)
    return buffer(Readable.from([Buffer.alloc(length)]).compose(stream)).then(() => stream.bytes())
  }

  it("lets through what fits, and counts it", async () => {
    expect(await send(10, 10)).toBe(10)
  })

  it("breaks off at the first byte too many", async () => {
    await expect(send(11, 10)).rejects.toMatchObject({
      status: 413,
      messages: { file: [{ code: "files.too_large" }] },
    })
  })
})
