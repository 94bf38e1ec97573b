import { Badge, Button, Text } from "@medusajs/ui"
import { dayText, periodText } from "#admin/lib/days"
import { useMay } from "#admin/lib/use-own-role"
import { generalMessages, useStaffChange } from "#admin/lib/use-staff-change"
import { chfWithRappen } from "#kernel/format-chf"
import { fromWireMoney } from "#kernel/money"
import type { OrderInstalmentWire } from "../../wire/monthly-billing"
import type { StaffMonthlyBilling } from "../../wire/staff-orders"

const STATES: Record<OrderInstalmentWire["state"], string> = {
  planned: "geplant",
  waiting: "wird erstellt",
  open: "offen",
  partial: "teilweise bezahlt",
  paid: "bezahlt",
  cancelled: "storniert",
  credited: "als Gutschrift vorbereitet",
  returned: "gutgeschrieben",
  settled: "in bezahlten Rechnungen",
}

/** What of an order was billed and what comes when; a long rental can be billed by the month from now on. */
export function MonthlyBilling({ orderId, monthly }: { orderId: string; monthly: StaffMonthlyBilling }) {
  const { billing, may_start: mayStart } = monthly
  const mayBill = useMay("rentals")
  if (billing === null) return mayStart && mayBill ? <Start orderId={orderId} /> : null
  return (
    <div className="flex flex-col gap-y-2 px-6 py-4">
      <Text size="small" weight="plus">
        Monatliche Rechnungen
      </Text>
      <ul className="flex flex-col gap-y-2" aria-label="Monatliche Rechnungen">
        {billing.instalments.map((each, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rentals that are extended alike have rows that are alike
          <li key={place} className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <div className="mr-auto">
              <Text size="small">{each.document_nr ? `Rechnung ${each.document_nr}` : dayText(each.day)}</Text>
              <Text size="xsmall" className="text-ui-fg-subtle">
                {periodText(each.from, each.until)}
              </Text>
            </div>
            <Badge size="2xsmall">{STATES[each.state]}</Badge>
            <Text size="small">{chfWithRappen(fromWireMoney(each.total))}</Text>
          </li>
        ))}
      </ul>
      <Text size="small" className="text-ui-fg-subtle">
        Noch zu verrechnen: {chfWithRappen(fromWireMoney(billing.to_come))} inkl. MwSt.
      </Text>
    </div>
  )
}

function Start({ orderId }: { orderId: string }) {
  const { mutate, error, isPending } = useStaffChange("/admin")
  const start = () => mutate({ method: "POST", path: `/admin/orders/${orderId}/monthly-billing` })
  return (
    <div className="flex flex-col items-start gap-y-2 px-6 py-4">
      <Text size="small" className="text-ui-fg-subtle">
        Diese lange Miete kann monatlich verrechnet werden. Die bestehende Rechnung wird storniert; die erste neue ist
        sofort fällig, jede weitere zu Beginn ihres Monats. Das lässt sich nicht rückgängig machen.
      </Text>
      <Button size="small" variant="secondary" isLoading={isPending} onClick={start}>
        Monatlich verrechnen
      </Button>
      {generalMessages(error).map((text) => (
        <Text key={text} size="small" className="text-ui-fg-error" role="alert">
          {text}
        </Text>
      ))}
    </div>
  )
}
