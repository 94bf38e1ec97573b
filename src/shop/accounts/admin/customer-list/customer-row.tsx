import { StatusBadge, Text } from "@medusajs/ui"
import { Link } from "react-router-dom"
import { dayText } from "#admin/lib/days"
import { phoneHref } from "#kernel/phone-href"
import type { StaffListedCustomer } from "../../wire/staff-customers"

/** Who it is, how he is reached, how often he orders, and how his account stands. */
export const CustomerRow = ({ customer }: { customer: StaffListedCustomer }) => {
  const { id, company, name, city, company_uid, email, phone } = customer
  return (
    <li className="grid items-start gap-x-4 gap-y-2 px-6 py-3 md:grid-cols-[4fr_4fr_3fr_2fr]">
      <div className="min-w-0">
        <Link to={`/customers/${id}`} className="txt-small-plus break-words text-ui-fg-interactive-hover">
          {company || name || email}
        </Link>
        <Text size="xsmall" className="break-words text-ui-fg-subtle">
          {[company && name, city, company_uid].filter(Boolean).join(" · ")}
        </Text>
      </div>
      <div className="min-w-0">
        <Text size="small" className="break-words">
          {email}
        </Text>
        {phone && (
          <a href={phoneHref(phone)} className="txt-small text-ui-fg-interactive-hover">
            {phone}
          </a>
        )}
      </div>
      <Text size="small">{ordersText(customer)}</Text>
      <div>
        <State customer={customer} />
      </div>
    </li>
  )
}

function ordersText({ orders, last_ordered_on: last, created_on }: StaffListedCustomer): string {
  if (last === null) return `Neu seit ${dayText(created_on)}`
  return `${orders} ${orders === 1 ? "Bestellung" : "Bestellungen"}, zuletzt ${dayText(last)}`
}

function State({ customer: { is_deactivated, has_proved_email } }: { customer: StaffListedCustomer }) {
  if (is_deactivated) return <StatusBadge color="red">Gesperrt</StatusBadge>
  if (has_proved_email === null) return <StatusBadge color="grey">Ohne Login</StatusBadge>
  if (!has_proved_email) return <StatusBadge color="orange">Noch nicht aktiviert</StatusBadge>
  return <StatusBadge color="green">Aktiv</StatusBadge>
}
