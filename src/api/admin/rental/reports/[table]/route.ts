import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { sendCsv } from "#api/http/answers/send-csv"
import { textsOf } from "#api/http/answers/texts-of"
import { reportRange } from "#api/http/report-range"
import { notFound } from "#platform/refusal"
import { REPORT_TABLES } from "#shop/fleet/queries/reports/tables"

/** A report as a table that Excel opens: `auslastung.csv`, `mieterloes.csv`, `belegung.csv`, `bestellungen.csv`. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const { scope, query, params } = request
  const [, name] = /^([a-z]+)\.csv$/.exec(params.table) ?? []
  const table = REPORT_TABLES.get(name ?? "")
  if (!table) throw notFound()
  const range = reportRange(query)
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  sendCsv(response, `${name}_${range.from}_${range.to}.csv`, await table(db, { ...range, texts: textsOf(request) }))
}
