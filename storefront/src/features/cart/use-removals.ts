import { useState } from "react"
import type { CartLine } from "./api/cart"
import { placeBefore, type Removal, slotsOf } from "./removed-lines"

/** What the list shows: the cart's lines, and where some were taken out since the page was opened. */
export function useRemovals(lines: readonly CartLine[]) {
  const [removals, setRemovals] = useState<readonly Removal[]>([])
  const slots = slotsOf(lines, removals)
  return {
    slots,
    /** How often something was put back as this line. */
    timesBack: ({ id }: CartLine) => removals.filter(({ restoredAs }) => restoredAs === id).length,
    note: (line: CartLine) =>
      setRemovals((known) => [
        ...known.filter((removal) => removal.line.id !== line.id),
        { line, after: placeBefore(slots, line.id) },
      ]),
    noteBack: (removed: CartLine, line: CartLine) =>
      setRemovals((known) =>
        known.map((removal) => (removal.line.id === removed.id ? { ...removal, restoredAs: line.id } : removal)),
      ),
  }
}
