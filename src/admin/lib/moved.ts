/** The list with the entry at `from` moved to `to`; the same order for a move from or to where no entry is. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const list = [...items]
  if (!(from in list) || !(to in list)) return list
  list.splice(to, 0, ...list.splice(from, 1))
  return list
}
