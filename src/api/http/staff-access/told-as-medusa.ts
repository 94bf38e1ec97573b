import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { isRefusal, Refusal } from "#platform/refusal"

type Handler = (request: MedusaRequest, response: MedusaResponse) => Promise<void>

/** For calls of Medusa's own pages, which show the `message` of a refusal. */
export const toldAsMedusa =
  (handler: Handler): Handler =>
  async (request, response) => {
    try {
      await handler(request, response)
    } catch (error) {
      if (!isRefusal(error)) throw error
      const [message] = Object.values(error.messages).flat()
      throw new Refusal(error.messages, { ...error, told: { message, ...error.told } })
    }
  }
