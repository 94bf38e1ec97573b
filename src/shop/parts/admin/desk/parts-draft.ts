import type { Settlement } from "../../rules/count"
import type { DeskGiven, DeskPart, GivenPartBody, PartBackBody } from "../../wire/desk-parts"

/** What of the parts goes along, where it isn't what is proposed. */
export type GivenDraft = Record<string, { quantity?: number; itemIds?: string[] }>

/** What came back, where it isn't everything. */
export type BackDraft = Record<string, { back?: number; settlement?: Settlement; reason?: string }>

const isUnit = (serial: string | null, unit: string) =>
  serial !== null && serial.toLowerCase() === unit.trim().toLowerCase()

/** How many of a part the set of the unit lacks. */
export const missingWith = ({ missing }: DeskPart, unit: string): number =>
  missing.find(({ serial_number }) => isUnit(serial_number, unit))?.quantity ?? 0

/** Pieces that can go along with the unit: those that go with any, and its own. */
export const itemsFor = ({ items }: DeskPart, unit: string) =>
  items.filter(({ unit_serial }) => unit_serial === null || isUnit(unit_serial, unit))

/** All that belongs to the unit is proposed; of what is shared somebody chooses the pieces. */
export function givenOf(part: DeskPart, draft: GivenDraft, unit: string): { quantity: number; itemIds: string[] } {
  const typed = draft[part.id] ?? {}
  const own = part.items.filter(({ unit_serial, out_with }) => isUnit(unit_serial, unit) && out_with === null)
  const chosen = typed.itemIds?.filter((id) => itemsFor(part, unit).some((item) => item.id === id))
  return {
    quantity: part.is_tracked ? 0 : (typed.quantity ?? Math.max(0, part.quantity - missingWith(part, unit))),
    itemIds: part.is_tracked ? (chosen ?? own.slice(0, part.quantity).map(({ id }) => id)) : [],
  }
}

export const givenBodyOf = (parts: readonly DeskPart[], draft: GivenDraft, unit: string): GivenPartBody[] =>
  parts.map((part) => {
    const { quantity, itemIds } = givenOf(part, draft, unit)
    return { part_id: part.id, quantity, item_ids: itemIds }
  })

export function backOf({ id, quantity }: DeskGiven, draft: BackDraft): Required<BackDraft[string]> {
  const { back = quantity, settlement = "billed", reason = "" } = draft[id] ?? {}
  return { back, settlement, reason }
}

export const backBodyOf = (given: readonly DeskGiven[], draft: BackDraft): PartBackBody[] =>
  given.map((part) => {
    const { back, settlement, reason } = backOf(part, draft)
    return { id: part.id, back, settlement: back < part.quantity ? settlement : "billed", reason }
  })
