import { Button, Text } from "@medusajs/ui"
import { useState } from "react"
import { typedAmount } from "#admin/lib/typed-number"
import { useMay } from "#admin/lib/use-own-role"
import { ResourceForm } from "#admin/ui/form/resource-form"
import { LongTextField, TextField } from "#admin/ui/form/text-field"
import { useResource } from "#admin/ui/form/use-resource"
import { chfWithRappen } from "#kernel/format-chf"
import { toWireMoney } from "#kernel/money"
import type { StaffDeposit } from "../wire/staff-orders"

/** The deposits of an order's rentals; each is given back once its device is. */
export function Deposits({ deposits }: { deposits: StaffDeposit[] }) {
  const [open, setOpen] = useState<StaffDeposit | null>(null)
  const mayRefund = useMay("rentals")
  if (deposits.length === 0) return null
  return (
    <ul className="flex flex-col gap-y-2 px-6 py-4" aria-label="Kautionen">
      {deposits.map((deposit) => (
        <li key={deposit.reservation_id} className="flex items-center justify-between gap-x-4">
          <Text size="small">
            Kaution {deposit.name}: {stateOf(deposit)}
          </Text>
          {mayRefund && deposit.is_due && (
            <Button size="small" variant="secondary" onClick={() => setOpen(deposit)}>
              Zurückgeben
            </Button>
          )}
        </li>
      ))}
      {open && <DepositDrawer deposit={open} onClose={() => setOpen(null)} />}
    </ul>
  )
}

function stateOf({ held, refunded, is_due }: StaffDeposit): string {
  if (refunded === 0) return `${chfWithRappen(held)} einbehalten`
  if (refunded !== null) return `${chfWithRappen(refunded)} von ${chfWithRappen(held)} zurückgegeben`
  return `${chfWithRappen(held)}, ${is_due ? "Gerät ist zurück" : "bis das Gerät zurück ist"}`
}

function paidText(open: number | null): string {
  if (open === null) return "Ob sie bezahlt ist, weiss der Shop nicht."
  if (open === 0) return "Sie ist bezahlt."
  return `Von der Rechnung sind noch ${chfWithRappen(open)} offen: So weit wird die Kaution daran angerechnet, nur der Rest wird überwiesen.`
}

function DepositDrawer({ deposit, onClose }: { deposit: StaffDeposit; onClose(): void }) {
  const { reservation_id: id, name, held, open } = deposit
  const refund = useResource({
    path: `/admin/rental/reservations/${id}/deposit`,
    list: "/admin",
    initial: { amount: toWireMoney(held), note: "" },
    body: ({ amount, note }) => ({ amount: typedAmount(amount), note }),
    done: "Die Kaution ist abgerechnet.",
    onDone: onClose,
  })
  return (
    <ResourceForm as="drawer" resource={refund} title={`${name}: Kaution zurückgeben`} onClose={onClose}>
      <Text size="small" className="text-ui-fg-subtle">
        Die Kaution beträgt {chfWithRappen(held)}. {paidText(open)} In der Buchhaltung erscheint eine Gutschrift zum
        Freigeben, der Kunde erhält eine Mail. Ein Betrag von 0 behält die Kaution ein.
      </Text>
      <TextField control={refund.control} label="Betrag in CHF" name="amount" inputMode="decimal" />
      <LongTextField control={refund.control} label="Begründung, wenn nicht alles zurückgeht" name="note" />
    </ResourceForm>
  )
}
