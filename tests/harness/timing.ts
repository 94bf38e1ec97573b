const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]

async function durationOf(act: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await act()
  return performance.now() - startedAt
}

/**
 * How much longer the slower of two acts takes, by the medians of rounds in which they take turns: what slows the machine
 * down slows both. 1 for equals.
 */
export async function slowdown(
  one: () => Promise<unknown>,
  other: () => Promise<unknown>,
  rounds = 11,
): Promise<number> {
  const times: [number[], number[]] = [[], []]
  await one()
  await other()
  for (let round = 0; round < rounds; round++) {
    times[0].push(await durationOf(one))
    times[1].push(await durationOf(other))
  }
  const [first, second] = times.map(median)
  return Math.max(first, second) / Math.min(first, second)
}
