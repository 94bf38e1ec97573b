import { randomNumbers } from "../volume"

/** Choices that the seed repeats. */
export interface Dice {
  /** A whole number from 0 to `limit` - 1. */
  below(limit: number): number
  happens(chance: number): boolean
  of<T>(choices: readonly T[]): T
}

export function dice(seed?: number): Dice {
  const next = randomNumbers(seed)
  const below = (limit: number) => Math.floor(next() * limit)
  return { below, happens: (chance) => next() < chance, of: (choices) => choices[below(choices.length)] }
}
