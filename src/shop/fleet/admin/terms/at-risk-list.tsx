import { Button, Text } from "@medusajs/ui"
import { Link } from "react-router-dom"
import { periodText } from "#admin/lib/days"
import { StaffRefusal } from "#admin/lib/use-staff-change"
import type { AnyResource } from "#admin/ui/form/use-resource"
import type { RentalAtRisk, RiskyChange } from "../../wire/staff-rental-configuration"

interface AtRiskListProps {
  resource: AnyResource
  /** What the button says that goes on all the same. */
  action: string
}

const riskyChange = (error: Error | null): RiskyChange | null =>
  error instanceof StaffRefusal && error.body.code === "endangers" ? (error.body as unknown as RiskyChange) : null

/** The reservations that a refused change puts at risk, and the button that makes it all the same. */
export function AtRiskList({ resource, action }: AtRiskListProps) {
  const change = riskyChange(resource.error)
  if (!change) return null
  const { endangered, total } = change
  return (
    <div className="flex flex-col gap-y-3" data-testid="at-risk">
      <ul className="flex flex-col gap-y-2">
        {endangered.map((rental) => (
          <li key={rental.id} className="txt-small">
            <NameAtRisk rental={rental} />
            <Text size="xsmall" className="text-ui-fg-subtle">
              {[rental.product, rental.serial_number, rental.delivery].filter(Boolean).join(" · ")}
            </Text>
          </li>
        ))}
      </ul>
      {total > endangered.length && <Text size="small">und {total - endangered.length} weitere</Text>}
      <Button
        type="button"
        variant="danger"
        className="self-start"
        isLoading={resource.isPending}
        onClick={() => resource.send({ is_confirmed: true })}
      >
        {action}
      </Button>
    </div>
  )
}

function NameAtRisk({ rental: { starts_on, ends_on, customer, shop_number, order_id } }: { rental: RentalAtRisk }) {
  const text = [periodText(starts_on, ends_on), customer, shop_number].filter(Boolean).join(" · ")
  if (!order_id) return <span>{text}</span>
  return (
    <Link to={`/orders/${order_id}`} className="text-ui-fg-interactive">
      {text}
    </Link>
  )
}
