import type { PositionRow } from "../store/rows"
import type { Store } from "../store/store"

type PositionType = PositionRow["type"]
const counters = new WeakMap<Store, Map<PositionType, number>>()

function highest(store: Store): Map<PositionType, number> {
  const found = new Map<PositionType, number>()
  for (const kind of ["kb_offer", "kb_order", "kb_invoice"] as const) {
    for (const { type, id } of store.all(kind).flatMap(({ positions }) => positions)) {
      found.set(type, Math.max(found.get(type) ?? 0, id))
    }
  }
  return found
}

/** Positions are numbered by their type over all documents: a text 1 and a priced 1 stand side by side. */
export function positionIds(store: Store): (type: PositionType) => number {
  const counter = counters.get(store) ?? highest(store)
  counters.set(store, counter)
  return (type) => {
    const id = (counter.get(type) ?? 0) + 1
    counter.set(type, id)
    return id
  }
}
