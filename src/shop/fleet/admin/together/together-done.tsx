import { Button, Text } from "@medusajs/ui"
import { Link } from "react-router-dom"
import type { StaffHandover } from "../../wire/staff-handover"

interface TogetherDoneProps {
  step: "hand_over" | "return"
  done: readonly StaffHandover[]
  /** Those that stay where they were. */
  rest: readonly StaffHandover[]
}

const DONE = { hand_over: ["ist übergeben", "sind übergeben"], return: ["ist zurück", "sind zurück"] } as const
const REST = {
  hand_over: "Noch nicht übergeben",
  return: "Noch beim Kunden",
} as const

/** What changed hands, what didn't, and where the protocols are. */
export function TogetherDone({ step, done, rest }: TogetherDoneProps) {
  const [one, several] = DONE[step]
  const orders = new Map(done.map(({ order_id, shop_number }) => [order_id, shop_number]))
  return (
    <div className="flex flex-col gap-y-4 px-4 py-4">
      <Text role="status" weight="plus">
        {done.length === 1 ? `1 Gerät ${one}.` : `${done.length} Geräte ${several}.`}
      </Text>
      {rest.length > 0 && (
        <Text size="small">
          {REST[step]}: {rest.map(({ product, serial_number }) => `${product} (${serial_number})`).join(", ")}
        </Text>
      )}
      <Text size="small" className="text-ui-fg-subtle">
        Zu jedem Gerät liegt ein Protokoll bei der Bestellung.
      </Text>
      <div className="flex flex-col gap-2">
        <Button className="h-11" asChild>
          <Link to="/today">Zu «Heute»</Link>
        </Button>
        {[...orders].map(
          ([id, number]) =>
            id && (
              <Button key={id} variant="secondary" className="h-11" asChild>
                <Link to={`/orders/${id}`}>Bestellung {number}</Link>
              </Button>
            ),
        )}
      </div>
    </div>
  )
}
