/**
 * The order with one entry put in front of another, or at the end for null; sent twice it is the same.
 * @returns null if one of the two is not in the list (any more)
 */
export function placedBefore(order: readonly string[], id: string, before: string | null): string[] | null {
  if (!order.includes(id) || (before !== null && !order.includes(before))) return null
  if (before === id) return [...order]
  const others = order.filter((other) => other !== id)
  const place = before === null ? others.length : others.indexOf(before)
  return [...others.slice(0, place), id, ...others.slice(place)]
}
