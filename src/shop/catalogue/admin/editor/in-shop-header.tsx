import { Button, StatusBadge, Text } from "@medusajs/ui"
import { Link } from "react-router-dom"
import { ForRight } from "#admin/ui/roles/for-right"
import { KIND_WORDS } from "../../rules/kind-words"
import type { ListingObstacle, StaffProduct } from "../../wire/staff-product"

const OBSTACLES: Record<ListingObstacle, string> = {
  draft: "Das Produkt ist nicht veröffentlicht.",
  no_kind: "Die Art fehlt: Wählen Sie unter «Organisieren» einen Produkttyp wie «rental» oder «purchase».",
  no_price: "Es hat keinen Preis.",
}

/** Whether the product is in the shop, and why not. */
export const InShopState = ({ product: { kind, obstacles } }: { product: StaffProduct }) => (
  <div className="flex flex-col gap-y-1 px-6 py-4">
    <div className="flex items-center gap-x-3">
      <StatusBadge color={obstacles.length === 0 ? "green" : "orange"}>
        {obstacles.length === 0 ? "Im Shop" : "Nicht im Shop"}
      </StatusBadge>
      {kind && <Text size="small">{KIND_WORDS[kind].name}</Text>}
    </div>
    {obstacles.map((obstacle) => (
      <Text key={obstacle} size="small" className="text-ui-fg-subtle">
        {OBSTACLES[obstacle]}
      </Text>
    ))}
  </div>
)

interface InShopActionsProps {
  product: StaffProduct
  onPreview(): void
}

/** The ways to look at the product's page, and to make another one like it. */
export const InShopActions = ({ product: { id, kind, path, obstacles }, onPreview }: InShopActionsProps) => (
  <div className="flex flex-wrap gap-2">
    {obstacles.length === 0 && path && (
      <Button size="small" variant="secondary" asChild>
        <a href={path} target="_blank" rel="noreferrer">
          Im Shop ansehen
        </a>
      </Button>
    )}
    <ForRight right="products">
      {path && (
        <Button size="small" variant="secondary" onClick={onPreview}>
          Vorschau
        </Button>
      )}
      {kind && (
        <Button size="small" variant="secondary" asChild>
          <Link to={`/new-product?from=${id}`}>Duplizieren</Link>
        </Button>
      )}
    </ForRight>
  </div>
)
