import { BufferAttribute, BufferGeometry } from "three"
import type { PointBatch } from "../ply/ply-decoder"

/** The points as the graphics card takes them, filled batch by batch as they come. */
export class PointBuffer {
  readonly geometry = new BufferGeometry()
  readonly #positions: BufferAttribute
  readonly #tones: BufferAttribute
  #count = 0

  constructor(pointCount: number) {
    this.#positions = new BufferAttribute(new Float32Array(pointCount * 3), 3)
    this.#tones = new BufferAttribute(new Uint8Array(pointCount * 4), 4, true)
    this.geometry.setAttribute("position", this.#positions)
    this.geometry.setAttribute("tone", this.#tones)
    this.geometry.setDrawRange(0, 0)
  }

  add({ count, positions, tones }: PointBatch) {
    const first = this.#count
    this.#positions.array.set(positions, first * 3)
    this.#tones.array.set(tones, first * 4)
    this.#positions.addUpdateRange(first * 3, count * 3)
    this.#tones.addUpdateRange(first * 4, count * 4)
    this.#positions.needsUpdate = true
    this.#tones.needsUpdate = true
    this.#count += count
  }

  /** How much of what has come is drawn. */
  show(share: number) {
    this.geometry.setDrawRange(0, Math.ceil(this.#count * share))
  }
}
