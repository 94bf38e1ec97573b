import type { Outcome, Step } from "./run"

/** Runs these steps anew, on a fresh shop. */
export type Retry = (steps: readonly Step[]) => Promise<Outcome>

/**
 * Leaves out as many steps as it can while the same promise stays broken: halves first, then ever smaller parts (Zeller's delta
 * debugging, without looking at complements). A step has choices of its own, so that leaving one out changes no other.
 * @param tries most runs that it may take
 */
export async function shrink(failed: Outcome, retry: Retry, tries: number): Promise<Outcome> {
  let smallest = failed
  let left = tries
  for (
    let size = Math.ceil(failed.steps.length / 2);
    size >= 1 && left > 0;
    size = size === 1 ? 0 : Math.ceil(size / 2)
  ) {
    for (let from = 0; from < smallest.steps.length && left > 0; ) {
      const steps = smallest.steps.filter((_, index) => index < from || index >= from + size)
      left--
      const outcome = await retry(steps)
      if (outcome.violation?.rule === failed.violation?.rule) smallest = outcome
      else from += size
    }
  }
  return smallest
}
