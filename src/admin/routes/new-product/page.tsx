import { defineRouteConfig } from "@medusajs/admin-sdk"
import { Text } from "@medusajs/ui"
import { useSearchParams } from "react-router-dom"
import { PageFor } from "#admin/ui/roles/for-right"
import { NewProductForm } from "#shop/catalogue/admin/new-product/new-product-form"
import type { StaffProduct } from "#shop/catalogue/wire/staff-product"
import { useStaffQuery } from "../../lib/use-staff-query"

/** Makes a product, from nothing or after another one (`?from=`). */
const NewProduct = () => {
  const [address] = useSearchParams()
  const from = address.get("from")
  return from ? <AfterModel key={from} id={from} /> : <NewProductForm model={undefined} />
}

const AfterModel = ({ id }: { id: string }) => {
  const { data, isError } = useStaffQuery<StaffProduct>(`/admin/shop/products/${encodeURIComponent(id)}`)
  if (data) return <NewProductForm model={data} />
  return <Text className="p-6">{isError ? "Das Produkt konnte nicht geladen werden." : "Wird geladen …"}</Text>
}

const NewProductPage = () => (
  <PageFor right="products">
    <NewProduct />
  </PageFor>
)

export const config = defineRouteConfig({ label: "Neues Produkt", nested: "/products" })

export default NewProductPage
