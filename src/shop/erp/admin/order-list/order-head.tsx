import { Badge, Text } from "@medusajs/ui"
import { dayText } from "#admin/lib/days"
import { useStaffQuery } from "#admin/lib/use-staff-query"
import { ActionButton } from "#admin/ui/form/action-button"
import { ForRight } from "#admin/ui/roles/for-right"
import { Section } from "#admin/ui/section"
import { chfWithRappen } from "#kernel/format-chf"
import type { StaffListedOrder } from "../../wire/staff-order-list"
import { Invoice, Rental } from "./order-row"

interface OrderHeadProps {
  orderId: string
  /** What the order is called while nothing else is known. */
  name: string
}

/** Whose an order is and where it stands, in the words of the list of orders. */
export function OrderHead({ orderId, name }: OrderHeadProps) {
  const { data: order, ...state } = useStaffQuery<StaffListedOrder>(`/admin/orders/${orderId}/standing`)
  return (
    <Section title={name} id="order-head" state={state} actions={order && <CancelOrder order={order} />}>
      {order && (
        <div className="grid gap-x-4 gap-y-3 px-6 py-4 md:grid-cols-[3fr_2fr]">
          <div className="min-w-0">
            <Text size="small" weight="plus" className="break-words">
              {order.company || order.person}
            </Text>
            <Text size="small" className="break-words text-ui-fg-subtle">
              {[order.company && order.person, dayText(order.ordered_on), order.documents].filter(Boolean).join(" · ")}
            </Text>
          </div>
          <div className="flex flex-col items-start gap-y-1 md:items-end md:text-end">
            <Invoice order={order} />
            <Text size="small" weight="plus" className="whitespace-nowrap">
              {chfWithRappen(order.total)}
            </Text>
          </div>
        </div>
      )}
      {order && order.rentals.length > 0 && (
        <ul className="flex flex-col gap-y-3 px-6 py-4">
          {order.rentals.map((rental) => (
            <Rental key={rental.id} rental={rental} />
          ))}
        </ul>
      )}
    </Section>
  )
}

const CancelOrder = ({ order: { id, shop_number, is_cancelled } }: { order: StaffListedOrder }) =>
  is_cancelled ? (
    <Badge size="2xsmall" color="grey">
      Storniert
    </Badge>
  ) : (
    <ForRight right="rentals">
      <ActionButton
        action="Bestellung stornieren"
        method="POST"
        path={`/admin/orders/${id}/cancel`}
        body={{}}
        list="/admin"
        title={`${shop_number} stornieren`}
        question="Was verkauft wurde, wird storniert; der Kunde erhält eine Mail. Mieten stornieren Sie einzeln im Abschnitt «Vermietung»."
        done={`${shop_number} ist storniert.`}
      />
    </ForRight>
  )
