import type { Outcome } from "./run"

/** What came of a run, in a line; of a failed one what was broken, and how to see it again. */
export function told({ seed, days, steps, calls, orders, seconds, violation, file }: Outcome): string {
  const size = `${days.toFixed(0)} days, ${steps.length} steps, ${calls} calls, ${orders} orders in ${seconds.toFixed(0)} s`
  if (!violation) return `seed ${seed}: ${size}: nothing found`
  return `seed ${seed}: ${size}: "${violation.rule}"\n  again: npm run simulate -- --replay ${file}\n  ${JSON.stringify(violation.details).slice(0, 4_000)}`
}
