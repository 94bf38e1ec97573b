import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { requireStaff } from "#api/http/identity/staff"
import { notFound, refused } from "#platform/refusal"
import { previewedProduct } from "#shop/catalogue/queries/snapshot/previewed-product"
import type { PagePreviewWire } from "#shop/content/wire/staff-content"
import { PAGE_PREVIEW, type PagePreview } from "#wire/page-preview"

/** A product's page as it would look if it were published. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<PagePreviewWire>) {
  requireStaff(request)
  const db = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const product = await previewedProduct(db, request.params.id)
  if (!product) throw refused("catalogue.no_page")
  const path = product.card.get_absolute_url
  if (path === null) throw notFound()
  const preview = request.scope.resolve<PagePreview>(PAGE_PREVIEW, { allowUnregistered: true })
  if (!preview) throw refused("general.pages_not_built")
  const { kind, slug, detail } = product
  const html = await preview(path.replace(/#.*$/, ""), (data) => ({
    productDetail: async (askedKind, askedSlug) =>
      askedKind === kind && askedSlug === slug ? detail : data.productDetail(askedKind, askedSlug),
    educationList: async () => {
      const others = (await data.educationList()).filter(({ id }) => id !== detail.id)
      return kind === "education" ? [...others, detail] : others
    },
  }))
  response.json({ html })
}
