import { Button } from "@medusajs/ui"
import { Link } from "react-router-dom"
import { FilterSelect } from "#admin/ui/filter-select"
import { FilteredList } from "#admin/ui/filtered-list"
import { WAITS } from "../../rules/order-filters"
import type { StaffOrderList } from "../../wire/staff-order-list"
import { OrderRow } from "./order-row"
import { OrderViews } from "./order-views"
import { PRESSED_FILTERS, WAIT_TEXTS } from "./texts"

const WAITS_FOR = "waits_"

/** All orders with where their rentals and invoices stand. */
export const OrderList = () => (
  <FilteredList
    title="Bestellungen"
    id="order-list"
    path="/admin/order-list"
    hasTable
    actions={
      <>
        <Button size="small" variant="secondary" asChild>
          <Link to="/quotes">Offerten</Link>
        </Button>
        <Button size="small" asChild>
          <Link to="/new-order">Neue Bestellung</Link>
        </Button>
      </>
    }
    searchLabel="Nummer, Firma, Person, Produkt, Seriennummer, Referenz, E-Mail, Telefon"
    canScan
    filters={PRESSED_FILTERS}
    beside={({ shown, counts, show }) => (
      <FilterSelect
        label="Wartet auf"
        all="Wartet auf …"
        value={shown.filter.startsWith(WAITS_FOR) ? shown.filter.slice(WAITS_FOR.length) : ""}
        options={WAITS.map((wait) => [wait, `${WAIT_TEXTS[wait]} (${counts?.[`waits_${wait}`] ?? "–"})`] as const)}
        onChange={(wait) => show({ filter: wait ? WAITS_FOR + wait : "all" })}
      />
    )}
    aside={({ shown, show }) => <OrderViews shown={shown} onShow={({ filter, q }) => show({ filter, q })} />}
    called={["Bestellung", "Bestellungen"]}
    itemsOf={(data: StaffOrderList) => data.orders}
  >
    {(order) => <OrderRow key={order.id} order={order} />}
  </FilteredList>
)
