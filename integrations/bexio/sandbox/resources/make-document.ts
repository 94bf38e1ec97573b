import type { DocumentChange, DocumentForm } from "../forms/document-form"
import type { PositionForm } from "../forms/position-form"
import { parseDecimal } from "../money/decimal"
import { assertReferences } from "../references"
import { notSaved } from "../refusal"
import type { ContactRow, DocumentKind, DocumentRow, PositionRow } from "../store/rows"
import { daysAfter, localDay, localTime } from "../swiss-time"
import type { World } from "../world"
import { addressBlock } from "./address-block"
import { DOCUMENT_KINDS, documentNumber } from "./document-kinds"

const FOOTER = "Sie haben Fragen? Melden Sie sich bei uns.<br />Freundliche Grüsse"

/** What the account's settings say where a document is silent; without `mwst_type` it is made without VAT. */
const DEFAULTS = {
  contact_sub_id: null,
  pr_project_id: null,
  language_id: 1,
  bank_account_id: 1,
  currency_id: 1,
  payment_type_id: 1,
  footer: FOOTER,
  mwst_type: 1,
  mwst_is_net: true,
  show_position_taxes: false,
  template_slug: "",
  title: null,
  reference: null,
  api_reference: null,
  delivery_address_type: 0,
} as const

function positionRow(position: PositionForm, id: number): PositionRow {
  switch (position.type) {
    case "KbPositionCustom": {
      const { text, unit_id, account_id, discount_in_percent, ...rest } = position
      const given = { text: text ?? "", unit_id: unit_id ?? null, account_id: account_id ?? null }
      return { ...rest, ...given, id, discount_in_percent: discount_in_percent ?? "0" }
    }
    case "KbPositionText":
      return { ...position, id, show_pos_nr: position.show_pos_nr ?? true }
    case "KbPositionDiscount":
      return { ...position, id, text: position.text ?? "" }
    case "KbPositionSubtotal":
      return { ...position, id, text: position.text ?? "" }
    case "KbPositionPagebreak":
      return { ...position, id, text: "" }
  }
}

/** @throws Refusal 422 for an amount 0, if the account doesn't take one */
function assertAmounts({ behaviour }: World, positions: readonly PositionForm[]) {
  const isZero = (position: PositionForm) => position.type === "KbPositionCustom" && !parseDecimal(position.amount)
  if (!behaviour.zeroAmounts && positions.some(isZero)) throw notSaved("amount: must not be 0")
}

/** The fields that a form names, by the names that rows give them. */
export function namedFields(form: DocumentChange): Partial<DocumentRow> {
  const { contact_address_manual, delivery_address_manual, is_valid_until, ...rest } = form
  const fields = {
    ...rest,
    is_valid_to: form.is_valid_to ?? is_valid_until,
    contact_address: contact_address_manual,
    delivery_address: delivery_address_manual,
  }
  const named = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null)
  return Object.fromEntries(named)
}

/** A document as it is first stored, not yet inserted. @throws Refusal 422 */
export function makeDocument(world: World, kind: DocumentKind, form: DocumentForm): DocumentRow {
  const { store, now } = world
  const { positions, ...fields } = form
  assertReferences(store, fields, ...positions)
  assertAmounts(world, positions)
  const id = store.nextId(kind)
  const { status, days, header } = DOCUMENT_KINDS[kind]
  const named = namedFields(fields)
  const from = named.is_valid_from ?? localDay(now())
  const address = named.contact_address ?? addressBlock(store.get("contact", form.contact_id) as ContactRow)
  return {
    ...DEFAULTS,
    header,
    is_valid_from: from,
    is_valid_to: daysAfter(from, days),
    delivery_address: address,
    ...named,
    id,
    kind,
    document_nr: documentNumber(kind, id),
    contact_id: form.contact_id,
    user_id: form.user_id,
    contact_address: address,
    status,
    positions: positions.map((position) => positionRow(position, store.nextPositionId(position.type))),
    order_id: null,
    taken: {},
    updated_at: localTime(now()),
  }
}
