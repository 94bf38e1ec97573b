import { defineWidgetConfig } from "@medusajs/admin-sdk"
import { Badge, Text } from "@medusajs/ui"
import { Link } from "react-router-dom"
import type { StaffCustomerHit, StaffCustomerHits } from "#shop/accounts/wire/staff-customers"
import { useStaffQuery } from "../lib/use-staff-query"
import { QueryList } from "../ui/query-list"
import { SearchBox } from "../ui/search-box"

/** Finds a customer by what staff hear on the phone, which Medusa's own list doesn't show. */
const CustomerSearch = () => (
  <SearchBox id="customer-search" label="Firma, UID, Name, Telefon, Ort">
    {(words) => <Hits words={words} />}
  </SearchBox>
)

const Hits = ({ words }: { words: string }) => (
  <QueryList
    query={useStaffQuery<StaffCustomerHits>(`/admin/customer-search?q=${encodeURIComponent(words)}`)}
    pending="Wird gesucht …"
    failed="Die Suche hat nicht geklappt. Bitte versuchen Sie es noch einmal."
    empty="Niemand gefunden."
    itemsOf={(data) => data.customers}
  >
    {(customer) => <Hit key={customer.id} customer={customer} />}
  </QueryList>
)

const Hit = ({ customer }: { customer: StaffCustomerHit }) => (
  <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-6 py-3">
    <div className="mr-auto">
      <Link to={`/customers/${customer.id}`} className="txt-small-plus text-ui-fg-interactive-hover">
        {customer.company || customer.name || customer.email}
      </Link>
      <Text size="small" className="break-words text-ui-fg-subtle">
        {[customer.name, customer.city, customer.company_uid, customer.phone, customer.email]
          .filter(Boolean)
          .join(" · ")}
      </Text>
    </div>
    {customer.is_deactivated && (
      <Badge size="2xsmall" color="red">
        Gesperrt
      </Badge>
    )}
    <Text size="small" className="text-ui-fg-subtle">
      {customer.orders} {customer.orders === 1 ? "Bestellung" : "Bestellungen"}
    </Text>
  </li>
)

export const config = defineWidgetConfig({ zone: "customer.list.before" })

export default CustomerSearch
