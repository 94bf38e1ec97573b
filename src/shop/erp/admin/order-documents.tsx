import { Badge, Text } from "@medusajs/ui"
import { dayText } from "#admin/lib/days"
import { Notice } from "#admin/ui/section"
import { chfWithRappen } from "#kernel/format-chf"
import type { StaffOrderDocument } from "#shop/orders/wire/staff-orders"
import { erpKindText, INVOICE_STATES } from "./erp-texts"

const KINDS = { order: "Auftragsbestätigung", invoice: "Rechnung", credit: "Gutschrift" }
const CREDIT_STATES: Record<string, string> = { prepared: "vorbereitet", released: "freigegeben" }

/** Confirmation, invoices and credits of an order, as PDF and in the accounts. */
export function OrderDocuments({ documents }: { documents: StaffOrderDocument[] }) {
  if (documents.length === 0) return <Notice>Die Buchhaltung hat noch keine Dokumente zu dieser Bestellung.</Notice>
  return (
    <ul className="divide-y">
      {documents.map((document) => (
        <li
          key={`${document.kind} ${document.label}`}
          className="flex flex-wrap items-center gap-x-4 gap-y-1 px-6 py-3"
        >
          <div className="mr-auto">
            <Text size="small">
              {KINDS[document.kind]} {document.number}
            </Text>
            <Text size="xsmall" className="text-ui-fg-subtle">
              {[document.label, erpKindText(document.reason), document.date && dayText(document.date)]
                .filter(Boolean)
                .join(" · ")}
            </Text>
          </div>
          {document.state && (
            <Badge size="2xsmall">{INVOICE_STATES[document.state] ?? CREDIT_STATES[document.state]}</Badge>
          )}
          {document.total !== null && <Text size="small">{chfWithRappen(document.total)}</Text>}
          {document.pdf && (
            <a href={document.pdf} download className="txt-small text-ui-fg-interactive-hover">
              PDF<span className="sr-only"> {document.number}</span>
            </a>
          )}
          {document.url && (
            <a href={document.url} target="_blank" rel="noreferrer" className="txt-small text-ui-fg-interactive-hover">
              In der Buchhaltung<span className="sr-only"> {document.number}</span>
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}
