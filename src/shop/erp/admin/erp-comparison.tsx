import { Badge, Button, Input, Text, toast } from "@medusajs/ui"
import { useState } from "react"
import { Link } from "react-router-dom"
import { instantText } from "#admin/lib/instants"
import { generalMessages, useStaffChange } from "#admin/lib/use-staff-change"
import { useStaffQuery } from "#admin/lib/use-staff-query"
import { Notice } from "#admin/ui/section"
import { chfWithRappen } from "#kernel/format-chf"
import type { StaffErpComparison, StaffErpComparisons } from "../wire/staff-erp"
import { ErpDocumentLink } from "./erp-document-link"
import { INVOICE_STATES } from "./erp-texts"

/** The orders of a period that come to something else in the accounts than in the shop. */
export function ErpComparison() {
  const [days, setDays] = useState({ from: "", to: "" })
  const query = new URLSearchParams(Object.entries(days).filter(([, day]) => day !== "")).toString()
  const { data, isPending, isError } = useStaffQuery<StaffErpComparisons>(`/admin/erp/comparison?${query}`)
  const change = (name: "from" | "to", day: string) =>
    setDays({ from: days.from || data?.from || "", to: days.to || data?.to || "", [name]: day })
  return (
    <>
      <div className="flex flex-wrap items-center gap-3 px-6 py-4">
        <Text size="small">Bestellt von</Text>
        {(["from", "to"] as const).map((name) => (
          <Input
            key={name}
            type="date"
            size="small"
            aria-label={name === "from" ? "Bestellt von" : "Bestellt bis"}
            value={days[name] || data?.[name] || ""}
            onChange={({ target }) => target.value && change(name, target.value)}
          />
        ))}
      </div>
      {isPending && <Notice>Wird gerechnet …</Notice>}
      {isError && <Notice>Das geht so nicht. Bitte prüfen Sie den Zeitraum (höchstens ein Jahr).</Notice>}
      {data && (
        <Text size="small" className="px-6 py-4" data-testid="erp-comparison">
          {data.checked} {data.checked === 1 ? "Bestellung" : "Bestellungen"} verglichen,{" "}
          {data.differing === 0 ? "alle stimmen überein." : `${data.differing} mit Differenz.`}
          {data.rows.length < data.differing && ` Gezeigt sind die neusten ${data.rows.length}.`}
        </Text>
      )}
      {data && data.rows.length > 0 && (
        <ul className="divide-y">
          {data.rows.map((row) => (
            <Difference key={row.order_id} row={row} />
          ))}
        </ul>
      )}
    </>
  )
}

const Difference = ({ row }: { row: StaffErpComparison }) => (
  <li className="grid gap-x-4 gap-y-2 px-6 py-3 md:grid-cols-4">
    <div>
      <Link to={`/orders/${row.order_id}`} className="txt-small-plus text-ui-fg-interactive-hover">
        {row.shop_number}
      </Link>
      <Text size="small" className="text-ui-fg-subtle">
        {row.customer}, {instantText(row.ordered_at)}
      </Text>
    </div>
    <Amounts row={row} />
    <div className="txt-small text-ui-fg-subtle">
      {row.invoices.map((invoice) => (
        <div key={invoice.number}>
          <ErpDocumentLink document={invoice} />, {INVOICE_STATES[invoice.state] ?? invoice.state},{" "}
          {chfWithRappen(invoice.total)}
        </div>
      ))}
      {row.invoices.length === 0 && "Keine Rechnung"}
    </div>
    <div className="flex flex-wrap items-start gap-2 md:justify-end">
      {row.is_under_way && <Badge color="grey">noch unterwegs</Badge>}
      <Reread orderId={row.order_id} />
    </div>
  </li>
)

const Amounts = ({ row }: { row: StaffErpComparison }) => (
  <dl className="txt-small grid grid-cols-2 gap-x-3">
    <dt>Shop</dt>
    <dd className="text-right">{chfWithRappen(row.shop_total)}</dd>
    <dt>Buchhaltung</dt>
    <dd className="text-right">{chfWithRappen(row.erp_total)}</dd>
    {row.credits > 0 && (
      <>
        <dt>Gutschriften</dt>
        <dd className="text-right">{chfWithRappen(-row.credits)}</dd>
      </>
    )}
    <dt className="text-ui-fg-error">Differenz</dt>
    <dd className="text-right text-ui-fg-error">{chfWithRappen(row.difference)}</dd>
  </dl>
)

function Reread({ orderId }: { orderId: string }) {
  const { mutate, isPending } = useStaffChange<StaffErpComparison>("/admin/erp")
  const reread = () =>
    mutate(
      { method: "POST", path: `/admin/erp/orders/${orderId}/reread` },
      {
        onSuccess: ({ difference }) =>
          difference === 0 ? toast.success("Es stimmt überein.") : toast.warning("Die Differenz bleibt."),
        onError: (error) => toast.error(generalMessages(error).join(" ")),
      },
    )
  return (
    <Button size="small" variant="secondary" isLoading={isPending} onClick={reread}>
      Neu einlesen
    </Button>
  )
}
