/** Some of a list in its order, and how many it has. */
export interface ListPart<Item> {
  items: Item[]
  total: number
}

/** `limit` items from the `offset`th on; all of the rest without a limit. */
export function partOf<Item>(
  items: readonly Item[],
  { limit, offset = 0 }: { limit?: number; offset?: number },
): ListPart<Item> {
  return { items: items.slice(offset, limit === undefined ? undefined : offset + limit), total: items.length }
}
