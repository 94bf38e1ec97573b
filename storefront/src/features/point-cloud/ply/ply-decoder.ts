import { PlyError } from "./ply-error"
import { type PlyHeader, readPlyHeader } from "./ply-header"
import { byteReader, valueReader } from "./read-scalar"

/** Some points in their order in the file. */
export interface PointBatch {
  count: number
  /** x, y, z in metres from the decoder's origin. */
  positions: Float32Array<ArrayBuffer>
  /** Red, green, blue, intensity, 0 to 255. */
  tones: Uint8Array<ArrayBuffer>
}

/** Decodes a PLY file as it arrives, in pieces of any size. */
export class PlyDecoder {
  header: PlyHeader | undefined
  /** Near the points, so that their distances from it fit into short numbers: the grid's, else the first point. */
  origin: [number, number, number] | undefined
  #rest = new Uint8Array(0)
  #decoded = 0
  #decode: ((view: DataView, count: number) => PointBatch) | undefined

  /** The points that are whole now; none while the header isn't. @throws PlyError */
  push(piece: Uint8Array): PointBatch | undefined {
    const bytes = joined(this.#rest, piece)
    this.#rest = bytes
    if (!this.header) {
      this.header = readPlyHeader(bytes)
      if (!this.header) return undefined
      this.#rest = bytes.subarray(this.header.headerBytes)
    }
    return this.#wholePoints(this.header)
  }

  /** Says that nothing more comes. @throws PlyError if points are missing */
  end(): void {
    const missing = (this.header?.pointCount ?? 1) - this.#decoded
    if (missing > 0) throw new PlyError("truncated", `${missing} points are missing`)
  }

  #wholePoints(header: PlyHeader): PointBatch | undefined {
    const { pointCount, stride } = header
    const count = Math.min(Math.floor(this.#rest.length / stride), pointCount - this.#decoded)
    if (count === 0) return undefined
    const view = new DataView(this.#rest.buffer, this.#rest.byteOffset, count * stride)
    this.#decode ??= this.#decoderOf(header, view)
    this.#rest = this.#rest.subarray(count * stride)
    this.#decoded += count
    return this.#decode(view, count)
  }

  #decoderOf({ fields, isLittleEndian, stride, grid }: PlyHeader, view: DataView) {
    const axes = [fields.x, fields.y, fields.z].map((field) => valueReader(field, isLittleEndian))
    const [x, y, z] = axes as [(typeof axes)[0], (typeof axes)[0], (typeof axes)[0]]
    const tones = [fields.red, fields.green, fields.blue, fields.intensity].map((field) =>
      byteReader(field, isLittleEndian),
    )
    const first = [x, y, z].map((read) => finite(read(view, 0))) as [number, number, number]
    this.origin = grid?.origin ?? first
    const [x0, y0, z0] = grid ? [0, 0, 0] : first
    const step = grid?.step ?? 1

    return (points: DataView, count: number): PointBatch => {
      const positions = new Float32Array(count * 3)
      const bytes = new Uint8Array(count * 4)
      for (let index = 0; index < count; index++) {
        const at = index * stride
        positions[index * 3] = finite((x(points, at) - x0) * step)
        positions[index * 3 + 1] = finite((y(points, at) - y0) * step)
        positions[index * 3 + 2] = finite((z(points, at) - z0) * step)
        for (let tone = 0; tone < 4; tone++) bytes[index * 4 + tone] = tones[tone]!(points, at)
      }
      return { count, positions, tones: bytes }
    }
  }
}

/** A coordinate that is no number would make the whole cloud vanish. */
const finite = (value: number) => (Number.isFinite(value) ? value : 0)

function joined(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(first.length + second.length)
  whole.set(first)
  whole.set(second, first.length)
  return whole
}
