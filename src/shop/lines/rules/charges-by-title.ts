import type { Rappen } from "#kernel/money"

/** As they are shown together: all of a code in one, unless nothing is left of them. */
export const byTitle = <Each extends { code: string; amount: Rappen }>(charges: readonly Each[]): Each[] =>
  [...new Set(charges.map(({ code }) => code))]
    .map((code) => {
      const same = charges.filter((charge) => charge.code === code)
      return { ...same[0], amount: same.reduce((sum, { amount }) => sum + amount, 0) }
    })
    .filter(({ amount }) => amount !== 0)
