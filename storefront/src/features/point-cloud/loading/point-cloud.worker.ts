import { PlyDecoder } from "../ply/ply-decoder"
import { PlyError } from "../ply/ply-error"
import type { PlyHeader } from "../ply/ply-header"
import { spreadOf } from "../ply/spread"
import type { CloudFacts, LoadMessage } from "./messages"

/** Points are handed on in pieces of about this size: often enough to be seen growing, seldom enough to cost little. */
const PIECE_BYTES = 512 * 1024

const tell = (message: LoadMessage, transfer: Transferable[] = []) => self.postMessage(message, { transfer })

const factsOf = ({ pointCount, fields, isShuffled }: PlyHeader): CloudFacts => ({
  pointCount,
  hasColour: Boolean(fields.red && fields.green && fields.blue),
  hasIntensity: Boolean(fields.intensity),
  isShuffled,
})

/** The body in pieces of about `PIECE_BYTES`, whatever the network delivers. */
async function* pieces(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  let held = new Uint8Array(PIECE_BYTES)
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    for (let at = 0; at < value.length; ) {
      const part = value.subarray(at, at + held.length - size)
      held.set(part, size)
      size += part.length
      at += part.length
      if (size < held.length) continue
      yield held
      held = new Uint8Array(PIECE_BYTES)
      size = 0
    }
  }
  if (size > 0) yield held.subarray(0, size)
}

async function load(url: string): Promise<void> {
  const response = await fetch(url)
  if (!response.ok || !response.body) throw new TypeError(`Status ${response.status}`)
  const decoder = new PlyDecoder()
  let isFirst = true
  for await (const piece of pieces(response.body)) {
    const wasKnown = decoder.header !== undefined
    const batch = decoder.push(piece)
    if (!wasKnown && decoder.header) tell({ kind: "facts", facts: factsOf(decoder.header) })
    if (!batch) continue
    const spread = isFirst ? spreadOf(batch) : undefined
    isFirst = false
    tell({ kind: "points", batch, spread }, [batch.positions.buffer, batch.tones.buffer])
  }
  decoder.end()
  tell({ kind: "done" })
}

self.onmessage = ({ data }: MessageEvent<string>) => {
  load(data).catch((error: unknown) => {
    tell({ kind: "failed", fault: error instanceof PlyError ? error.fault : "network" })
  })
}
