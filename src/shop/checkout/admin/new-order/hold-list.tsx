import { Button, Text } from "@medusajs/ui"
import { Link } from "react-router-dom"
import { instantText } from "#admin/lib/instants"
import { Box } from "#admin/ui/box"
import { ActionButton } from "#admin/ui/form/action-button"
import type { StaffHolds } from "../../wire/staff-order"

/** What is held for customers, and what may become of it. */
export const HoldList = ({ holds }: StaffHolds) => (
  <Box title="Reservationen" id="staff-holds" count={holds.length}>
    <ul className="divide-y">
      {holds.map(({ id, customer, staff, expires_at, lines }) => (
        <li key={id} className="flex flex-wrap items-center gap-2 px-6 py-3">
          <div className="mr-auto min-w-0">
            <Text size="small" weight="plus" className="break-words">
              {customer}
            </Text>
            <Text size="small" className="break-words text-ui-fg-subtle">
              {`${lines.map(({ name }) => name).join(", ")}, bis ${instantText(expires_at)} (${staff})`}
            </Text>
          </div>
          <Button size="small" variant="secondary" asChild>
            <Link to={`/new-order?hold=${id}`} aria-label={`Reservation von ${customer} bestellen`}>
              Bestellen
            </Link>
          </Button>
          <ActionButton
            action="Freigeben"
            aria-label={`Reservation von ${customer} freigeben`}
            variant="transparent"
            path={`/admin/new-order/holds/${id}`}
            list="/admin"
            question="Die Geräte sind danach wieder für alle frei."
            done="Die Reservation ist freigegeben."
          />
        </li>
      ))}
    </ul>
  </Box>
)
