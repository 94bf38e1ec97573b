import type { MedusaResponse } from "@medusajs/framework/http"
import { type CsvCell, csvOf } from "#platform/csv"
import { dispositionOf } from "#platform/file-name"

/** A table to be saved under `name`, the first row its headings; kept by nobody on the way. */
export const sendCsv = (res: MedusaResponse, name: string, rows: readonly (readonly CsvCell[])[]) =>
  void res
    .type("text/csv")
    .set("Content-Disposition", dispositionOf(name))
    .set("Cache-Control", "private, no-store")
    .send(csvOf(rows))
