/** How much of a fault a run tries: little in `npm test`, all of it in `npm run faults`. */
export const volume = <T>(small: T, full: T): T => (process.env.FAULTS === "full" ? full : small)

export const SEED = Number(process.env.FAULT_SEED ?? 20261124)

/** Repeatable numbers in [0, 1): mulberry32. A failing run is repeated by its FAULT_SEED. */
export function randomNumbers(seed = SEED): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
