/** `Map.groupBy`, which Node 20 lacks. */
export function grouped(list, keyOf) {
  const groups = new Map()
  for (const item of list) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}
