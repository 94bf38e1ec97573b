import { Button } from "@medusajs/ui"
import { useState } from "react"
import { useNavigate } from "react-router-dom"
import { FilteredList } from "#admin/ui/filtered-list"
import type { CustomerFilter, StaffCustomerList } from "../../wire/staff-customers"
import { NewCustomerDrawer } from "../new-customer-drawer"
import { CustomerRow } from "./customer-row"

const FILTERS: [CustomerFilter, string][] = [
  ["all", "Alle"],
  ["new", "Neu seit 30 Tagen"],
  ["waiting", "Noch nicht aktiviert"],
  ["closed", "Gesperrt"],
]

/** All customers, by what staff hear on the phone. */
export function CustomerList() {
  const [isAdding, setAdding] = useState(false)
  const navigate = useNavigate()
  return (
    <>
      <FilteredList
        title="Kunden"
        id="customer-list"
        path="/admin/customer-list"
        actions={
          <Button size="small" onClick={() => setAdding(true)}>
            Neuer Kunde
          </Button>
        }
        searchLabel="Firma, UID, Name, Telefon, Ort, E-Mail, Nummer einer Bestellung"
        filters={FILTERS}
        called={["Kunde", "Kunden"]}
        empty="Zurzeit ist hier niemand."
        notFound="Niemand gefunden."
        itemsOf={(data: StaffCustomerList) => data.customers}
      >
        {(customer) => <CustomerRow key={customer.id} customer={customer} />}
      </FilteredList>
      {isAdding && (
        <NewCustomerDrawer words="" onClose={() => setAdding(false)} onMade={(id) => navigate(`/customers/${id}`)} />
      )}
    </>
  )
}
