import { type Changes, changed } from "#admin/lib/use-draft"
import { type BackDraft, backBodyOf, type GivenDraft, givenBodyOf } from "#shop/parts/admin/desk/parts-draft"
import type { StaffHandover } from "../../wire/staff-handover"
import type { HandOverTogetherBody, TakeBackTogetherBody } from "../../wire/staff-together"
import { type DamageDraft, damageBodyOf } from "../protocol/damage-draft"
import { EMPTY_PROTOCOL, type ProtocolDraft, tickedOf } from "../protocol/protocol-draft"

/** What is typed about one of several units. */
export interface UnitDraft {
  /** Whether it changes hands now, with the others. */
  isIn: boolean
  serial: string
  isExchanged: boolean
  checked: string[]
  /** Whether there is something to say; else what was typed and photographed, or still arrives, is kept and not sent. */
  isRemarked: boolean
  note: string
  photos: string[]
  damage: DamageDraft | null
  given: GivenDraft
  back: BackDraft
}

/** Several units and what they have in common: day, waiver and signature. */
export interface TogetherDraft extends ProtocolDraft {
  units: Record<string, UnitDraft>
  /** Null until it is typed. */
  returnedOn: string | null
  isWaived: boolean
  waiverReason: string
}

const EMPTY_UNIT: UnitDraft = {
  ...{ isIn: true, serial: "", isExchanged: false, checked: [], isRemarked: false },
  ...{ note: "", photos: [], damage: null, given: {}, back: {} },
}

/** A parcel is signed by nobody here. */
export function emptyDraft(rentals: readonly StaffHandover[], step: "hand_over" | "return"): TogetherDraft {
  const isSent = step === "hand_over" && rentals.every(({ is_pickup }) => !is_pickup)
  return {
    ...EMPTY_PROTOCOL,
    ...{ signer: rentals[0].contact, isUnsigned: isSent, unsignedReason: isSent ? "Versand" : "" },
    ...{ units: {}, returnedOn: null, isWaived: false, waiverReason: "" },
  }
}

export const unitOf = ({ units }: TogetherDraft, { reservation_id }: StaffHandover): UnitDraft =>
  units[reservation_id] ?? EMPTY_UNIT

/** Changes units in what is typed by then, as when a photo has arrived. */
export const withUnits =
  (rentals: readonly StaffHandover[], changesOf: (rental: StaffHandover) => Changes<UnitDraft>) =>
  (before: TogetherDraft): Pick<TogetherDraft, "units"> => {
    const units = rentals.map((rental) => [rental.reservation_id, changed(unitOf(before, rental), changesOf(rental))])
    return { units: { ...before.units, ...Object.fromEntries(units) } }
  }

/** One day for all: where it wasn't typed, the latest of those on which they may have been given back. */
export const returnedOnOf = ({ returnedOn }: TogetherDraft, rentals: readonly StaffHandover[]): string =>
  returnedOn ??
  rentals
    .map(({ given_back_on }) => given_back_on)
    .sort()
    .slice(-1)
    .join()

/** Those that change hands now. */
export const takenPart = (draft: TogetherDraft, rentals: readonly StaffHandover[]): StaffHandover[] =>
  rentals.filter((rental) => unitOf(draft, rental).isIn)

const conditionOf = ({ checked, isRemarked, note, photos }: UnitDraft, { checklist }: StaffHandover) => ({
  checklist: tickedOf(checklist, checked),
  ...(isRemarked ? { note, photos } : { note: "", photos: [] }),
})

export const handOverUnits = (
  draft: TogetherDraft,
  rentals: readonly StaffHandover[],
): Pick<HandOverTogetherBody, "units"> => ({
  units: takenPart(draft, rentals).map((rental) => {
    const unit = unitOf(draft, rental)
    return {
      ...{ reservation_id: rental.reservation_id, serial_number: unit.serial, is_exchanged: unit.isExchanged },
      ...conditionOf(unit, rental),
      parts: givenBodyOf(rental.parts, unit.given, unit.serial),
    }
  }),
})

export const takeBackUnits = (
  draft: TogetherDraft,
  rentals: readonly StaffHandover[],
): Omit<TakeBackTogetherBody, "signer" | "signature" | "unsigned_reason"> => ({
  ...{
    returned_on: returnedOnOf(draft, takenPart(draft, rentals)),
    is_waived: draft.isWaived,
    waiver_reason: draft.waiverReason,
  },
  units: takenPart(draft, rentals).map((rental) => {
    const unit = unitOf(draft, rental)
    return {
      ...{ reservation_id: rental.reservation_id, damage: unit.damage && damageBodyOf(unit.damage) },
      parts_back: backBodyOf(rental.given_parts, unit.back),
      ...conditionOf(unit, rental),
    }
  }),
})
