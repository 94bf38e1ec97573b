import { Badge, Text } from "@medusajs/ui"
import { Link } from "react-router-dom"

interface BlockedCustomersProps {
  /** By their ids, as the list of who can be chosen shows them. */
  customers: { key: string; name: string; about: string }[]
}

/** Who was found and can't order, with the way to where that is changed. */
export const BlockedCustomers = ({ customers }: BlockedCustomersProps) => (
  <ul aria-label="Gesperrte Kunden" className="mt-2 divide-y rounded-lg border">
    {customers.map(({ key, name, about }) => (
      <li key={key} className="flex items-start justify-between gap-x-3 px-3 py-2">
        <div className="min-w-0">
          <Link to={`/customers/${key}`} className="txt-compact-small-plus break-words text-ui-fg-interactive-hover">
            {name}
          </Link>
          <Text size="small" className="break-words text-ui-fg-subtle">
            {about}
          </Text>
        </div>
        <Badge size="2xsmall" color="red">
          Gesperrt
        </Badge>
      </li>
    ))}
  </ul>
)
