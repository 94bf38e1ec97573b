import type { MedusaResponse } from "@medusajs/framework/http"

/** A PDF to be saved under `name`, umlauts included; kept by nobody on the way, as every answer to a customer. */
export const sendPdf = (res: MedusaResponse, name: string, content: Buffer) =>
  void res.attachment(name).type("application/pdf").set("Cache-Control", "private, no-store").send(content)
