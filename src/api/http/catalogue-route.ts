import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { type CatalogueSnapshot, catalogueSnapshot } from "../../queries/catalogue"
import { notFound } from "./errors"
import { addressKey, keepAnswer, keptAnswer, sendKept } from "./kept-answers"

type Read = (catalogue: CatalogueSnapshot, request: MedusaRequest) => unknown

/** A route that answers from the catalogue: `read` gives the body, `undefined` is 404. */
export const catalogueRoute = (read: Read) => async (request: MedusaRequest, response: MedusaResponse) => {
  const catalogue = await catalogueSnapshot(request.scope)
  const key = addressKey(request.originalUrl)
  sendKept(keptAnswer(catalogue, key) ?? prepared(catalogue, key, read(catalogue, request)), request, response)
}

function prepared(catalogue: CatalogueSnapshot, key: string, value: unknown) {
  if (value === undefined) throw notFound()
  return keepAnswer(catalogue, key, value)
}
