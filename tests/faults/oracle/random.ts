import { randomNumbers, SEED } from "../volume"

/** Choices that a number repeats. */
export interface Random {
  /** A whole number from 0 on, the most included. */
  upTo(most: number): number
  oneOf<Each>(choices: readonly Each[]): Each
  /** Whether something happens that happens so often in a hundred. */
  happens(percent: number): boolean
  /** So many different ones of the choices, in their order; all where there are fewer. */
  some<Each>(count: number, choices: readonly Each[]): Each[]
}

/** @param turn a number of its own for each that is to differ */
export function randomOf(turn: number): Random {
  const next = randomNumbers(SEED + turn)
  const upTo = (most: number) => Math.floor(next() * (most + 1))
  return {
    upTo,
    oneOf: (choices) => choices[upTo(choices.length - 1)],
    happens: (percent) => next() * 100 < percent,
    some(count, choices) {
      const left = [...choices.keys()]
      const chosen = new Set<number>()
      while (chosen.size < count && left.length > 0) chosen.add(left.splice(upTo(left.length - 1), 1)[0])
      return choices.filter((_, index) => chosen.has(index))
    },
  }
}

/** Prices as shops have them, and the odd ones that they don't. */
export const somePrice = ({ oneOf, upTo }: Random): number =>
  oneOf([() => upTo(99), () => upTo(9_999), () => upTo(400) * 100, () => upTo(4_000) * 25, () => upTo(9_000_000)])()
