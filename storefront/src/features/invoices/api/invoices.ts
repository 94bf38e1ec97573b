import { queryOptions, useQuery } from "@tanstack/react-query"
import type { CalendarDay } from "#kernel/calendar-day"
import { fromWireMoney } from "#kernel/money"
import { unitInWords } from "#shop/erp/rules/unit-in-words"
import type { InvoicePosition as InvoicePositionWire, Invoice as InvoiceWire } from "#shop/erp/wire/invoice"
import { http } from "@/lib/http/http"
import { PRIVATE } from "@/lib/http/query-client"
import type { Invoice, InvoicePosition } from "../invoice"

const positionFromWire = (wire: InvoicePositionWire): InvoicePosition => ({
  id: wire.id,
  text: wire.text,
  amount: `${wire.amount} ${unitInWords(wire.unit_name, wire.amount)}`.trim(),
  unitPrice: fromWireMoney(wire.unit_price),
  total: fromWireMoney(wire.position_total),
})

const sumsFromWire = ({ total_net: net, total_vat: vat, rounding }: InvoiceWire): Invoice["sums"] =>
  net !== null && vat !== null && rounding !== null
    ? { net: fromWireMoney(net), vat: fromWireMoney(vat), rounding: fromWireMoney(rounding) }
    : null

const fromInvoiceWire = (wire: InvoiceWire): Invoice => ({
  id: wire.id,
  number: wire.document_nr,
  day: wire.is_valid_from as CalendarDay,
  dueDay: wire.due_date as CalendarDay,
  sums: sumsFromWire(wire),
  gross: fromWireMoney(wire.total_gross),
  state: wire.state,
  order: wire.order !== null && wire.shop_number !== null ? { id: wire.order, shopNumber: wire.shop_number } : null,
  positions: wire.positions.map(positionFromWire),
})

const invoicesQuery = queryOptions({
  queryKey: [PRIVATE, "invoices"],
  queryFn: ({ signal }) =>
    http.get<InvoiceWire[]>("/invoices/", { signal }).then((invoices) => invoices.map(fromInvoiceWire)),
  staleTime: 0,
})

export const useInvoices = () => useQuery(invoicesQuery)
