import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { useListAddress } from "#admin/lib/use-list-address"
import { staffQuery } from "#admin/lib/use-staff-query"
import { FilterSelect } from "#admin/ui/filter-select"
import { ListPage, PressedFilters } from "#admin/ui/list-page"
import { QueryList } from "#admin/ui/query-list"
import { type OrderFilter, WAITS } from "../../rules/order-filters"
import type { StaffOrderList } from "../../wire/staff-order-list"
import { OrderRow } from "./order-row"
import { OrderViews } from "./order-views"
import { PRESSED_FILTERS, WAIT_TEXTS } from "./texts"

const STANDARD = { filter: "all", q: "" }
const WAITS_FOR = "waits_"

/** All orders with where their rentals and invoices stand; what is shown is in the page's address. */
export function OrderList() {
  const { shown, show, turn, offset, limit, query } = useListAddress(STANDARD)
  const list = useQuery({
    ...staffQuery<StaffOrderList>(`/admin/order-list?${query}`),
    placeholderData: keepPreviousData,
  })
  const counts = list.data?.counts
  return (
    <ListPage
      title="Bestellungen"
      id="order-list"
      csv={`/admin/order-list/csv?${new URLSearchParams(shown)}`}
      search={{
        label: "Nummer, Firma, Person, Produkt, Seriennummer, Referenz, E-Mail, Telefon",
        value: shown.q,
        onSearch: (q) => show({ q }),
      }}
      filters={
        <>
          <PressedFilters
            value={shown.filter}
            options={PRESSED_FILTERS}
            counts={counts}
            onChange={(filter) => show({ filter })}
          >
            <FilterSelect
              label="Wartet auf"
              all="Wartet auf …"
              value={shown.filter.startsWith(WAITS_FOR) ? shown.filter.slice(WAITS_FOR.length) : ""}
              options={WAITS.map(
                (wait) => [wait, `${WAIT_TEXTS[wait]} (${counts?.[`waits_${wait}`] ?? "–"})`] as const,
              )}
              onChange={(wait) => show({ filter: wait ? WAITS_FOR + wait : "all" })}
            />
          </PressedFilters>
          <OrderViews shown={shown} onShow={show} />
        </>
      }
      count={counts?.[shown.filter as OrderFilter]}
      called={["Bestellung", "Bestellungen"]}
      page={{ offset, limit, turn }}
    >
      <QueryList
        query={list}
        failed="Die Bestellungen konnten nicht geladen werden. Bitte laden Sie die Seite neu."
        empty={shown.q ? "Nichts gefunden." : "Zurzeit ist hier nichts."}
        id="orders"
        itemsOf={(data) => data.orders}
      >
        {(order) => <OrderRow key={order.id} order={order} />}
      </QueryList>
    </ListPage>
  )
}
