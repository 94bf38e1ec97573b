import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { sendPdf } from "#api/http/answers/send-pdf"
import { erpDocument } from "#shop/erp/queries/documents/erp-document"
import { orderDocumentFile } from "#shop/erp/queries/staff/order-documents"

/** A document of the order as the ERP prints it. */
export async function GET({ scope, params }: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { name, ...file } = await orderDocumentFile(db, params.id, params.kind, params.document)
  sendPdf(response, name, await erpDocument(scope, file))
}
