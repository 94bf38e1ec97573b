import { Button, StatusBadge, Text } from "@medusajs/ui"
import { Link } from "react-router-dom"
import type { ListingObstacle, StaffProduct } from "../../../contract/staff-product"
import { KIND_TEXTS } from "./kinds"

const OBSTACLES: Record<ListingObstacle, string> = {
  draft: "Das Produkt ist nicht veröffentlicht.",
  no_kind: "Die Art fehlt: Wählen Sie unter «Organisieren» einen Produkttyp wie «rental» oder «purchase».",
  no_price: "Es hat keinen Preis.",
}

interface InShopHeaderProps {
  product: StaffProduct
  onPreview(): void
}

/** Whether the product is in the shop, why not, and the ways to look at it. */
export const InShopHeader = ({ product, onPreview }: InShopHeaderProps) => {
  const { kind, path, obstacles, id } = product
  const isListed = obstacles.length === 0
  return (
    <div className="flex flex-wrap items-start justify-between gap-3 px-6 py-4">
      <div className="flex flex-col gap-y-1">
        <div className="flex items-center gap-x-3">
          <StatusBadge color={isListed ? "green" : "orange"}>{isListed ? "Im Shop" : "Nicht im Shop"}</StatusBadge>
          {kind && <Text size="small">{KIND_TEXTS[kind]}</Text>}
        </div>
        {obstacles.map((obstacle) => (
          <Text key={obstacle} size="small" className="text-ui-fg-subtle">
            {OBSTACLES[obstacle]}
          </Text>
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        {isListed && path && (
          <Button size="small" variant="secondary" asChild>
            <a href={path} target="_blank" rel="noreferrer">
              Im Shop ansehen
            </a>
          </Button>
        )}
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
      </div>
    </div>
  )
}
