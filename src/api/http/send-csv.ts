import type { MedusaResponse } from "@medusajs/framework/http"
import { type CsvCell, csvOf } from "../../lib/csv"

/** A table to be saved under `name`, the first row its headings; kept by nobody on the way. */
export const sendCsv = (res: MedusaResponse, name: string, rows: readonly (readonly CsvCell[])[]) =>
  void res.attachment(name).type("text/csv").set("Cache-Control", "private, no-store").send(csvOf(rows))
