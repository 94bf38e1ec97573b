import { Badge, Text } from "@medusajs/ui"
import { Link } from "react-router-dom"
import { instantText } from "#admin/lib/instants"
import { chfWithRappen } from "#kernel/format-chf"
import type { StaffErpRow } from "../wire/staff-erp"
import { ErpActions } from "./erp-actions"
import { ErpAttempts } from "./erp-attempts"
import { ErpDocumentLink } from "./erp-document-link"
import { ERP_STATES, erpKindText } from "./erp-texts"

/** One row of the queue; on a phone everything about it is below each other. */
export const ErpRow = ({ row }: { row: StaffErpRow }) => (
  <li className="grid gap-x-4 gap-y-2 px-6 py-3 md:grid-cols-4" data-testid={`erp-${row.label}`}>
    <div>
      <Link to={`/orders/${row.order_id}`} className="txt-small-plus text-ui-fg-interactive-hover">
        {row.label}
      </Link>
      <Text size="small">{erpKindText(row.kind)}</Text>
      <Text size="small" className="break-words text-ui-fg-subtle">
        {row.customer}
      </Text>
    </div>
    <div className="flex flex-col items-start gap-y-1">
      <Badge size="2xsmall" color={ERP_STATES[row.state].color}>
        {ERP_STATES[row.state].text}
      </Badge>
      <ErpDocuments row={row} />
    </div>
    <div>
      <ErpProgress row={row} />
    </div>
    <div className="md:flex md:items-start md:justify-end">
      <ErpActions row={row} />
    </div>
  </li>
)

/** The row's documents in the accounts, and what is to be given back. */
export const ErpDocuments = ({ row: { order, invoice, credit, address_changed_at: at } }: { row: StaffErpRow }) => (
  <Text size="small" className="text-ui-fg-subtle">
    {!order && !invoice && credit === null && "Noch keine Dokumente"}
    {order && <ErpDocumentLink document={order} />}
    {order && invoice && " · "}
    {invoice && <ErpDocumentLink document={invoice} />}
    {credit !== null && ` Gutschrift ${chfWithRappen(credit)}`}
    {at && ` Lieferadresse am ${instantText(at)} geändert: Hier steht vielleicht noch die frühere.`}
  </Text>
)

/** How it goes: attempts, what stopped it, when it goes on, or who settled it. */
export function ErpProgress({ row }: { row: StaffErpRow }) {
  const isWaiting = row.state !== "done" && row.state !== "credit" && row.state !== "parked"
  return (
    <div className="flex flex-col gap-y-1">
      <ErpAttempts
        {...row}
        since={row.state === "done" ? null : row.started_at}
        next={isWaiting ? row.next_attempt_at : null}
      />
      {row.settled && <Settled settled={row.settled} />}
    </div>
  )
}

const Settled = ({ settled: { by, at, note, document } }: { settled: NonNullable<StaffErpRow["settled"]> }) => (
  <Text size="xsmall" className="break-words text-ui-fg-subtle">
    Erledigt von {by}
    {at && `, ${instantText(at)}`}
    {document && `, Gutschrift ${document}`}
    {note && `: ${note}`}
  </Text>
)
