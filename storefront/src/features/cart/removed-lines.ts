import type { CartWish } from "@/lib/http/add-to-cart"
import type { CartLine } from "./api/cart"

/** A line that was taken out of the cart on this page, and its place in the list. */
export interface Removal {
  line: CartLine
  /** The place before it; null for the first. */
  after: string | null
  /** The line it came back as. */
  restoredAs?: string
}

/** A place in the list: a line, or where one was taken out. */
type Slot = { key: string; line: CartLine } | { key: string; removal: Removal }

/** Whether the same can be put into the cart again: a quoted price and one that staff set are lost with their line. */
export const canComeBack = ({ quotedUntil, priceIsSet }: CartLine): boolean => quotedUntil === null && !priceIsSet

/** What puts a line back into the cart as it was; what came along with it comes along again. */
export const wishOf = ({ category, product, quantity, period, delivery, services }: CartLine): CartWish => ({
  category,
  productId: product.id,
  quantity,
  ...(period && { period, deliveryId: delivery?.id, serviceIds: services.map(({ id }) => id) }),
})

/** The place before a line's. */
export const placeBefore = (slots: readonly Slot[], id: string): string | null =>
  slots[slots.findIndex(({ key }) => key === id) - 1]?.key ?? null

/** Lines with the removed ones in their places. What came along with a line is a part of it and has no place. */
export function slotsOf(lines: readonly CartLine[], removals: readonly Removal[]): Slot[] {
  const now = new Map(removals.map(({ line, restoredAs }) => [line.id, restoredAs ?? line.id]))
  const gone = removals.filter((removal) => !lines.some(({ id }) => id === removal.line.id))
  const restored = new Set(gone.flatMap(({ restoredAs }) => restoredAs ?? []))
  const asSlot = (line: CartLine) => ({ key: line.id, line })
  const parentOf = ({ demandedBy }: CartLine) => lines.find(({ id }) => id === demandedBy)
  const isPart = (line: CartLine) => {
    const parent = parentOf(line)
    return parent !== undefined && !parentOf(parent)
  }
  const own = lines.filter((line) => !isPart(line))
  const slots: Slot[] = own.filter(({ id }) => !restored.has(id)).map(asSlot)
  for (const removal of gone) {
    const { after, restoredAs } = removal
    const anchor = after === null ? null : (now.get(after) ?? after)
    const before = slots.findLastIndex(({ key }) => key === anchor)
    const isShown = slots.some(({ key }) => key === restoredAs)
    const back = restoredAs ? own.filter(({ id }) => id === restoredAs && !isShown).map(asSlot) : null
    slots.splice(before + 1, 0, ...(back ?? [{ key: removal.line.id, removal }]))
  }
  return slots
}

const isSame = (one: CartLine, other: CartLine) =>
  one.category === other.category &&
  one.product.id === other.product.id &&
  one.period?.start === other.period?.start &&
  one.period?.end === other.period?.end

/**
 * The line that is back although nobody heard of it: one that wasn't there before it was asked for, or whose pieces are
 * that many more.
 */
export function backUnheard(
  wanted: CartLine,
  before: readonly CartLine[],
  now: readonly CartLine[],
): CartLine | undefined {
  const had = new Map(before.map(({ id, quantity }) => [id, quantity]))
  return now.find((line) => isSame(line, wanted) && line.quantity >= (had.get(line.id) ?? 0) + wanted.quantity)
}
