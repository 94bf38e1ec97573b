/**
 * Typos forgiven: none in numbers and short words, one from five letters or in a designation like "RTC360", two from eight.
 * Stems of four letters are too close to each other: "Wärme" and "warten".
 */
export function forgivenEdits(term: string): 0 | 1 | 2 {
  const letters = term.replace(/\d/g, "").length
  const isDesignation = letters < term.length
  if (letters < 3 || term.length < (isDesignation ? 4 : 5)) return 0
  return term.length < 8 || isDesignation ? 1 : 2
}

/**
 * Edits between two terms: letters added, left out, changed, or two neighbours swapped.
 * @returns at most `limit + 1`, which means more than `limit`
 */
export function editsBetween(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let before: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    let least = row
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1]
      let cost = Math.min(above[column] + 1, current[column - 1] + 1, above[column - 1] + (isSame ? 0 : 1))
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      if (isSwap) cost = Math.min(cost, before[column - 2] + 1)
      current.push(cost)
      least = Math.min(least, cost)
    }
    if (least > limit) return limit + 1
    before = above
    above = current
  }
  return Math.min(above[b.length], limit + 1)
}
