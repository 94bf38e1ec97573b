import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { notFound, refused } from "#platform/refusal"
import { sanitised } from "#platform/staff-html"
import { type PagePreviewWire, pageOfText, previewBody } from "#shop/content/wire/staff-content"
import { PAGE_PREVIEW, type PagePreview } from "#wire/page-preview"
import { requireStaff } from "../../http/identity/staff"
import { parse } from "../../http/parse"

/** The page of a text as it would look with another one. Nothing is kept. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<PagePreviewWire>) {
  requireStaff(request)
  const { key, html } = parse(previewBody, request.body)
  const path = pageOfText(key)
  if (path === null) throw notFound()
  const preview = request.scope.resolve<PagePreview>(PAGE_PREVIEW, { allowUnregistered: true })
  if (!preview) throw refused("general.pages_not_built")
  const draft = { content: sanitised(html) }
  const page = await preview(path, (data) => ({
    content: async (asked) => (asked === key ? draft : data.content(asked)),
  }))
  response.json({ html: page })
}
