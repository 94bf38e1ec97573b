export type Better = "less" | "more"

/** Which of some figures is the best: none of them where several are, or where there are no two to compare. */
export function bestOf(figures: readonly (number | undefined)[], better: Better): number | null {
  const known = figures.filter((figure) => figure !== undefined)
  const best = better === "less" ? Math.min(...known) : Math.max(...known)
  const isAlone = known.filter((figure) => figure === best).length === 1
  return known.length > 1 && isAlone ? figures.indexOf(best) : null
}
