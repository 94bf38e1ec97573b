import { Button } from "@medusajs/ui"
import { Link } from "react-router-dom"
import { FilterSelect } from "#admin/ui/filter-select"
import { FilteredList } from "#admin/ui/filtered-list"
import { ForRight } from "#admin/ui/roles/for-right"
import { KIND_WORDS } from "../../rules/kind-words"
import type { ProductFilter } from "../../rules/product-filters"
import { PRODUCT_KIND_NAMES } from "../../rules/product-kinds"
import type { StaffProductList } from "../../wire/staff-product-list"
import { ProductRow } from "./product-row"

const FILTERS: [ProductFilter, string][] = [
  ["all", "Alle"],
  ["none_left", "Nichts da"],
  ["inactive", "Nicht lieferbar"],
  ["hidden", "Nicht im Shop"],
]
const KINDS = PRODUCT_KIND_NAMES.map((kind) => [kind, KIND_WORDS[kind].name] as const)

/** All products with their kind, price, and stock or devices. */
export const ProductList = () => (
  <FilteredList
    title="Produkte"
    id="product-list"
    path="/admin/product-list"
    hasTable
    actions={
      <ForRight right="products">
        <Button size="small" asChild>
          <Link to="/new-product">Neues Produkt</Link>
        </Button>
      </ForRight>
    }
    searchLabel="Name, Artikelnummer, Seriennummer"
    filters={FILTERS}
    standard={{ kind: "" }}
    beside={({ shown, show }) => (
      <FilterSelect
        label="Art"
        all="Alle Arten"
        value={shown.kind}
        options={KINDS}
        onChange={(kind) => show({ kind })}
      />
    )}
    called={["Produkt", "Produkte"]}
    itemsOf={(data: StaffProductList) => data.products}
  >
    {(product) => <ProductRow key={product.id} product={product} />}
  </FilteredList>
)
