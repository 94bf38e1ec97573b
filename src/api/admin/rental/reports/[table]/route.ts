import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { REPORT_TABLES } from "../../../../../shop/fleet/queries/reports/tables"
import { notFound } from "../../../../http/answers/errors"
import { sendCsv } from "../../../../http/answers/send-csv"
import { reportRange } from "../../../../http/report-range"

/** A report as a table that Excel opens: `auslastung.csv`, `mieterloes.csv`, `belegung.csv`. */
export async function GET({ scope, query, params }: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const [, name] = /^([a-z]+)\.csv$/.exec(params.table) ?? []
  const table = REPORT_TABLES.get(name ?? "")
  if (!table) throw notFound()
  const range = reportRange(query)
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  sendCsv(response, `${name}_${range.from}_${range.to}.csv`, await table(db, range))
}
