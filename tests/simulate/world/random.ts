import { randomNumbers } from "../../faults/volume"

export type Random = ReturnType<typeof randomOf>

/** Repeatable choices of one seed. */
export function randomOf(seed: number) {
  const next = randomNumbers(seed)
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    happens: (percent: number) => next() * 100 < percent,
    oneOf: <T>(all: readonly T[]): T => all[below(all.length)],
    seed: () => below(2 ** 31),
  }
}
