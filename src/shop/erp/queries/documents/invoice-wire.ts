import type { CalendarDay } from "#kernel/calendar-day"
import { type Rappen, rappenFromFrancs, toWireMoney } from "#kernel/money"
import type { ErpInvoicePosition, ErpInvoiceState } from "../../data/provider"
import type { Invoice, InvoicePosition } from "../../wire/invoice"
import { positionText } from "./position-text"

/** An invoice as the shop keeps it from the ERP; drafts are none yet. */
export interface InvoiceRecord {
  id: string
  number: string
  state: Exclude<ErpInvoiceState, "draft">
  date: CalendarDay
  due_date: CalendarDay
  /** Null until the ERP has told them. */
  net: Rappen | null
  vat: Rappen | null
  total: Rappen
  order_id: string | null
  shop_number: string | null
  positions: ErpInvoicePosition[]
}

export const toInvoiceWire = (invoice: InvoiceRecord): Invoice => ({
  id: invoice.id,
  document_nr: invoice.number,
  is_valid_from: invoice.date,
  due_date: invoice.due_date,
  ...sumsWire(invoice),
  total_gross: toWireMoney(invoice.total),
  state: invoice.state,
  paid: invoice.state === "paid",
  order: invoice.order_id,
  shop_number: invoice.shop_number,
  positions: invoice.positions.map(toPositionWire),
})

/** What is between the positions and the total. */
const sumsWire = ({ net, vat, total }: InvoiceRecord): Pick<Invoice, "total_net" | "total_vat" | "rounding"> =>
  net === null || vat === null
    ? { total_net: null, total_vat: null, rounding: null }
    : { total_net: toWireMoney(net), total_vat: toWireMoney(vat), rounding: toWireMoney(total - net - vat) }

/** The ERP writes numbers as decimal text of up to six places: "9.000000". */
const toPositionWire = ({
  id,
  text,
  amount,
  unitName,
  unitPrice,
  positionTotal,
}: ErpInvoicePosition): InvoicePosition => ({
  id,
  text: positionText(text),
  amount: withoutTrailingZeros(amount),
  unit_name: unitName,
  unit_price: twoPlaces(unitPrice),
  position_total: twoPlaces(positionTotal),
})

const withoutTrailingZeros = (decimal: string) => (decimal.includes(".") ? decimal.replace(/\.?0+$/, "") : decimal)

const twoPlaces = (decimal: string) => toWireMoney(rappenFromFrancs(Number(decimal)))
