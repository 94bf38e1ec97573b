import type {
  AuthenticatedMedusaRequest,
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
} from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { beginStockWrite, endStockWrite } from "#platform/audit/stock-write"
import { staffOf } from "../staff-access/required-right"
import { isOwnRoute } from "./own-routes"

/**
 * Whoever changes something on Medusa's own pages is written down before it happens, and how it ended after the answer:
 * there is no change without an entry, though there may be an entry whose end nobody knows.
 * @see docs/decisions/121-medusas-own-pages.md
 */
export async function auditStockWrite(request: MedusaRequest, response: MedusaResponse, next: MedusaNextFunction) {
  const [urlPath] = request.originalUrl.split("?")
  if (isOwnRoute(urlPath)) return next()
  const db = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const logger = request.scope.resolve(ContainerRegistrationKeys.LOGGER)
  // Medusa has let nobody without a login come this far.
  const { method, body, auth_context } = request as AuthenticatedMedusaRequest
  const staffId = staffOf(request).machine?.id ?? auth_context.actor_id
  const id = await beginStockWrite(db, { staffId, method, path: urlPath, body })
  response.on("finish", () => {
    endStockWrite(db, id, response.statusCode).catch((error: Error) =>
      logger.warn(`The end of ${id} isn't in the audit: ${error.message}`),
    )
  })
  next()
}
