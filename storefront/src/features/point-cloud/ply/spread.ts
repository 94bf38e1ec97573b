import type { PointBatch } from "./ply-decoder"

/** Where most of the points lie: bounds without the few that stray, in metres from the origin. */
export interface Spread {
  low: [number, number, number]
  high: [number, number, number]
  /** Of the intensity, 0 to 255. */
  tones: [low: number, high: number]
}

/** Shares of the points that may lie outside on either side. */
const STRAY = 0.04
const SAMPLES = 20_000

function bounds(values: Float32Array): [number, number] {
  const sorted = values.toSorted()
  const last = sorted.length - 1
  return [sorted[Math.floor(last * STRAY)] ?? 0, sorted[Math.ceil(last * (1 - STRAY))] ?? 0]
}

/** Spread of the given points, judged by a sample of them. */
export function spreadOf({ count, positions, tones }: PointBatch): Spread {
  const every = Math.max(1, Math.floor(count / SAMPLES))
  const size = Math.ceil(count / every)
  const sample = (values: ArrayLike<number>, width: number, offset: number) =>
    bounds(Float32Array.from({ length: size }, (_, index) => values[index * every * width + offset] ?? 0))
  const [x, y, z] = [sample(positions, 3, 0), sample(positions, 3, 1), sample(positions, 3, 2)]
  return { low: [x[0], y[0], z[0]], high: [x[1], y[1], z[1]], tones: sample(tones, 4, 3) }
}
