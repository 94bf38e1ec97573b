import type { ReactNode } from "react"
import { chfWithRappen } from "#kernel/format-chf"
import type { StaffErpRow } from "../wire/staff-erp"
import { ErpDocumentLink } from "./erp-document-link"
import { transferOf } from "./transfer"

/** What staff do for a credit: what is paid is transferred, what is open is set off. */
export function ReleaseSteps({ row }: { row: Pick<StaffErpRow, "credit" | "set_off"> }) {
  const { set_off: setOff } = row
  const transfer = transferOf(row)
  return (
    <ol className="txt-small list-decimal pl-5 text-ui-fg-subtle">
      <li>In der Buchhaltung eine Gutschrift über diesen Betrag erstellen.</li>
      {setOff?.map((invoice) => (
        <li key={invoice.number}>
          <strong>{chfWithRappen(invoice.amount)}</strong> an die Rechnung <ErpDocumentLink document={invoice} />{" "}
          anrechnen, die noch offen ist. Wurde sie inzwischen bezahlt, auch diesen Betrag überweisen.
        </li>
      ))}
      <li>{transferText(transfer)}</li>
      <li>Die Nummer der Gutschrift hier eintragen.</li>
    </ol>
  )
}

function transferText(transfer: number | null): ReactNode {
  if (transfer === null)
    return "Nachsehen, was bezahlt ist: Was noch offen ist, anrechnen; überweisen nur, was zu viel bezahlt ist."
  if (transfer === 0) return "Nichts überweisen: Zu viel bezahlt ist nichts."
  return (
    <>
      <strong>{chfWithRappen(transfer)}</strong> überweisen.
    </>
  )
}
