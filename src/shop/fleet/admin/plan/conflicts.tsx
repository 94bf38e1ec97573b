import { Text } from "@medusajs/ui"
import { Link } from "react-router-dom"
import { StaffRefusal } from "#admin/lib/use-staff-change"
import type { StaffPlan } from "../../wire/staff-plan"
import { longText } from "./looks"

/** What stands in the way of a refused change, with the way to it. */
export function Conflicts({ error, plan }: { error: Error | null; plan: StaffPlan }) {
  const ids = error instanceof StaffRefusal && Array.isArray(error.body.conflicts) ? error.body.conflicts : []
  if (ids.length === 0) return null
  const items = plan.items.filter(({ id }) => ids.includes(id))
  return (
    <ul className="flex flex-col gap-y-1">
      {items.map((item) => (
        <li key={item.id} className="txt-small">
          {item.order_id ? (
            <Link to={`/orders/${item.order_id}`} className="text-ui-fg-interactive-hover">
              {longText(item)}
            </Link>
          ) : (
            longText(item)
          )}
        </li>
      ))}
      {items.length < ids.length && <Text size="small">Anderes liegt ausserhalb der gezeigten Tage.</Text>}
    </ul>
  )
}
