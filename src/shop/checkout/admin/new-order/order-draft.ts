import { chfOfWire } from "#kernel/format-chf"
import type { DraftLine } from "#shop/cart/wire/staff-draft"
import type { NewOrderFacts, OrderFacts, StaffHoldAnswer, StaffOrderBody } from "../../wire/staff-order"

/** Where one order goes, without being saved. */
export type SiteDraft = NonNullable<StaffOrderBody["shipping_address"]>

/** A line while it is typed. */
export interface LineDraft extends Omit<DraftLine, "quantity" | "rentalstartdate" | "rentalenddate" | "delivery"> {
  name: string
  quantity: number | null
  /** Empty of what is sold. */
  rentalstartdate: string
  rentalenddate: string
  delivery: string
}

/** An order while it is put together. */
export interface OrderDraft {
  customer_id: string
  /** What was held for it. */
  hold: string | null
  /** The rental that it takes the place of. */
  replaces: string | null
  lines: LineDraft[]
  referencenum: string
  note: string
  billing_address_id: string
  shipping_address_id: string
  shipping_address: SiteDraft
}

/** The company's own address, which has no id, and one that is typed. */
export const OWN_ADDRESS = "own"
export const OTHER_ADDRESS = "other"

/** Until the customer's standards are there. */
export const UNKNOWN_ADDRESSES = {
  ...{ billing_address_id: "", shipping_address_id: "" },
  shipping_address: { company: "", first_name: "", last_name: "", address: "", postalcode: "", city: "" },
}

/** What an order begins with: what was held, or what was once, which has no id. */
export interface Held extends Omit<NonNullable<StaffHoldAnswer["hold"]>, "id"> {
  id: string | null
}

/** Empty, or what was held. */
export const newDraft = (customerId: string, held?: Held): OrderDraft => ({
  customer_id: held?.customer_id ?? customerId,
  hold: held?.id ?? null,
  replaces: null,
  lines: (held?.lines ?? []).map((line) => ({
    ...line,
    rentalstartdate: line.rentalstartdate ?? "",
    rentalenddate: line.rentalenddate ?? "",
    delivery: line.delivery ?? "",
  })),
  ...{ referencenum: "", note: "", ...UNKNOWN_ADDRESSES },
  ...(held?.facts && typedFacts(held.facts)),
})

const typedFacts = ({ shipping_address: site, ...facts }: OrderFacts) => ({
  ...facts,
  billing_address_id: facts.billing_address_id ?? OWN_ADDRESS,
  shipping_address_id: site ? OTHER_ADDRESS : (facts.shipping_address_id ?? OWN_ADDRESS),
  ...(site && { shipping_address: site }),
})

const NEW_LINE: LineDraft = {
  category: "rental",
  id: "",
  name: "",
  quantity: 1,
  rentalstartdate: "",
  rentalenddate: "",
  delivery: "",
  productservices: [],
  price: "list",
  price_value: null,
  price_reason: "",
}

interface Rented {
  id: string
  name: string
  delivery: string
}

export const rentalLine = (rented: Rented, start: string, end: string): LineDraft => ({
  ...NEW_LINE,
  ...rented,
  rentalstartdate: start,
  rentalenddate: end,
})

export const goodsLine = ({ id, category, name }: Pick<LineDraft, "id" | "category" | "name">): LineDraft => ({
  ...NEW_LINE,
  ...{ id, category, name },
})

export const linesOf = ({ lines }: Pick<OrderDraft, "lines">): object[] =>
  lines.map(({ name: _, rentalstartdate, rentalenddate, delivery, ...line }) => ({
    ...line,
    rentalstartdate: rentalstartdate || null,
    rentalenddate: rentalenddate || null,
    delivery: delivery || null,
  }))

const addressId = (id: string) => (id === OWN_ADDRESS || id === OTHER_ADDRESS ? null : id)

/** What is said besides the lines. */
export const factsOf = ({ referencenum, note, ...to }: OrderDraft): OrderFacts => ({
  ...{ referencenum, note },
  billing_address_id: addressId(to.billing_address_id),
  shipping_address_id: addressId(to.shipping_address_id),
  shipping_address: to.shipping_address_id === OTHER_ADDRESS ? to.shipping_address : null,
})

export const bodyOf = (draft: OrderDraft, sent: Pick<StaffOrderBody, "key" | "confirmed_total">): object => ({
  ...draft,
  ...sent,
  ...factsOf(draft),
  lines: linesOf(draft),
})

/** Ways of delivery with what they cost. */
export const deliveryChoices = ({ delivery_types }: NewOrderFacts) =>
  delivery_types.map(({ id, name, price }) => [id, price === "0.00" ? name : `${name}, ${chfOfWire(price)}`] as const)

/** At the customer's price, or at an agreed one with its reason. */
export const hasPrice = ({ price, price_value, price_reason }: LineDraft): boolean =>
  price === "list" || (price_value !== null && price_reason.trim() !== "")

const isWhole = ({ company: _, ...site }: SiteDraft) => Object.values(site).every((line) => line.trim() !== "")

/** What an order needs that isn't there yet. */
export const missingOf = ({ customer_id, billing_address_id, lines, ...delivery }: OrderDraft): string[] => [
  ...(customer_id === "" ? ["Kunde"] : []),
  ...(customer_id !== "" && billing_address_id === "" ? ["Adresse des Kunden"] : []),
  ...(delivery.shipping_address_id !== OTHER_ADDRESS || isWhole(delivery.shipping_address) ? [] : ["Lieferadresse"]),
  ...(lines.length === 0 ? ["Gerät oder Artikel"] : []),
  ...(lines.every(hasPrice) ? [] : ["Abgesprochener Preis mit Grund"]),
]
