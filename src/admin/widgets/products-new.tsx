import { defineWidgetConfig } from "@medusajs/admin-sdk"
import { Button, Container, Text } from "@medusajs/ui"
import { Link } from "react-router-dom"

/** The way to a product with everything that the shop needs; Medusa's own knows nothing of kinds and addresses. */
const ProductsNew = () => (
  <Container className="flex flex-wrap items-center justify-between gap-3 px-6 py-4" data-testid="products-new">
    <Text size="small" className="text-ui-fg-subtle">
      Ein neues Produkt mit Art, Adresse und Preis steht gleich im Shop.
    </Text>
    <Button size="small" asChild>
      <Link to="/new-product">Neues Produkt</Link>
    </Button>
  </Container>
)

export const config = defineWidgetConfig({ zone: "product.list.before" })

export default ProductsNew
