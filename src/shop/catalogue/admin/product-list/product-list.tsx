import { Button } from "@medusajs/ui"
import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { Link } from "react-router-dom"
import { useListAddress } from "#admin/lib/use-list-address"
import { staffQuery } from "#admin/lib/use-staff-query"
import { FilterSelect } from "#admin/ui/filter-select"
import { ListPage, PressedFilters } from "#admin/ui/list-page"
import { QueryList } from "#admin/ui/query-list"
import { KIND_WORDS } from "../../rules/kind-words"
import type { ProductFilter } from "../../rules/product-filters"
import { PRODUCT_KIND_NAMES } from "../../rules/product-kinds"
import type { StaffProductList } from "../../wire/staff-product-list"
import { ProductRow } from "./product-row"

const STANDARD = { filter: "all", kind: "", q: "" }
const FILTERS: [ProductFilter, string][] = [
  ["all", "Alle"],
  ["none_left", "Nichts da"],
  ["inactive", "Nicht lieferbar"],
  ["hidden", "Nicht im Shop"],
]
const KINDS = PRODUCT_KIND_NAMES.map((kind) => [kind, KIND_WORDS[kind].name] as const)

/** All products with their kind, price, and stock or devices; what is shown is in the page's address. */
export function ProductList() {
  const { shown, show, turn, offset, limit, query } = useListAddress(STANDARD)
  const list = useQuery({
    ...staffQuery<StaffProductList>(`/admin/product-list?${query}`),
    placeholderData: keepPreviousData,
  })
  const counts = list.data?.counts
  const asked = new URLSearchParams(Object.entries(shown).filter(([, value]) => value !== ""))
  return (
    <ListPage
      title="Produkte"
      id="product-list"
      csv={`/admin/product-list/csv?${asked}`}
      actions={
        <Button size="small" asChild>
          <Link to="/new-product">Neues Produkt</Link>
        </Button>
      }
      search={{
        label: "Name, Artikelnummer, Seriennummer",
        value: shown.q,
        onSearch: (q) => show({ q }),
      }}
      filters={
        <PressedFilters value={shown.filter} options={FILTERS} counts={counts} onChange={(filter) => show({ filter })}>
          <FilterSelect
            label="Art"
            all="Alle Arten"
            value={shown.kind}
            options={KINDS}
            onChange={(kind) => show({ kind })}
          />
        </PressedFilters>
      }
      count={counts?.[shown.filter as ProductFilter]}
      called={["Produkt", "Produkte"]}
      page={{ offset, limit, turn }}
    >
      <QueryList
        query={list}
        failed="Die Produkte konnten nicht geladen werden. Bitte laden Sie die Seite neu."
        empty={shown.q ? "Nichts gefunden." : "Zurzeit ist hier nichts."}
        id="products"
        itemsOf={(data) => data.products}
      >
        {(product) => <ProductRow key={product.id} product={product} />}
      </QueryList>
    </ListPage>
  )
}
