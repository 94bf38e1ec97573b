import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { type ErrorBody, isRefusal, Refusal } from "#platform/refusal"

type Handler = (request: MedusaRequest, response: MedusaResponse) => Promise<void>

const firstMessage = (body: ErrorBody) => Object.values(body).find(Array.isArray)?.[0]

/** For calls of Medusa's own pages, which show the `message` of a refusal. */
export const toldAsMedusa =
  (handler: Handler): Handler =>
  async (request, response) => {
    try {
      await handler(request, response)
    } catch (error) {
      if (!isRefusal(error)) throw error
      throw new Refusal(error.status, { message: firstMessage(error.body), ...error.body }, error.headers)
    }
  }
