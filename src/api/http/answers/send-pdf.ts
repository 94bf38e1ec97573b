import type { MedusaResponse } from "@medusajs/framework/http"
import { dispositionOf } from "#platform/file-name"

/** A PDF to be saved under `name`, umlauts included; kept by nobody on the way, as every answer to a customer. */
export const sendPdf = (res: MedusaResponse, name: string, content: Buffer) =>
  void res
    .type("application/pdf")
    .set("Content-Disposition", dispositionOf(name))
    .set("Cache-Control", "private, no-store")
    .send(content)
