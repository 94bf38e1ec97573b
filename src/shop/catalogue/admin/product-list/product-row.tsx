import { StatusBadge, Text } from "@medusajs/ui"
import { Link } from "react-router-dom"
import { Thumbnail } from "#admin/ui/files/thumbnail"
import { chfWithRappen } from "#kernel/format-chf"
import { KIND_WORDS } from "../../rules/kind-words"
import { PRODUCT_KINDS } from "../../rules/product-kinds"
import type { StaffListedProduct } from "../../wire/staff-product-list"

/** A product: what it is, what it costs, how many there are, whether it can be had. */
export const ProductRow = ({ product }: { product: StaffListedProduct }) => (
  <li className="grid items-center gap-x-4 gap-y-2 px-6 py-3 md:grid-cols-[4fr_2fr_2fr_3fr_2fr]">
    <div className="flex min-w-0 items-center gap-3">
      <Thumbnail url={product.thumbnail} />
      <div className="min-w-0">
        <Link to={`/products/${product.id}`} className="txt-small-plus break-words text-ui-fg-interactive-hover">
          {product.name}
        </Link>
        <Text size="xsmall" className="break-words text-ui-fg-subtle">
          {product.subtitle}
        </Text>
      </div>
    </div>
    <Text size="small">{product.kind ? KIND_WORDS[product.kind].name : "Ohne Art"}</Text>
    <Text size="small" className="tabular-nums">
      {priceText(product)}
    </Text>
    <Text size="small">{amountText(product)}</Text>
    <div>
      <State product={product} />
    </div>
  </li>
)

function priceText({ kind, price }: StaffListedProduct): string {
  if (price === null) return "Ohne Preis"
  return kind && PRODUCT_KINDS[kind].pricePer === "day" ? `${chfWithRappen(price)} pro Tag` : chfWithRappen(price)
}

function amountText({ units, stock }: StaffListedProduct): string {
  if (units === null) return stock === null ? "" : `${stock} an Lager`
  const { total, in_service, out } = units
  const parts = [total === 1 ? "1 Gerät" : `${total} Geräte`]
  if (in_service < total) parts.push(`${in_service} in Betrieb`)
  if (out > 0) parts.push(`${out} übergeben`)
  return parts.join(", ")
}

function State({ product: { is_listed, is_inactive } }: { product: StaffListedProduct }) {
  if (!is_listed) return <StatusBadge color="orange">Nicht im Shop</StatusBadge>
  if (is_inactive) return <StatusBadge color="grey">Nicht lieferbar</StatusBadge>
  return <StatusBadge color="green">Im Shop</StatusBadge>
}
