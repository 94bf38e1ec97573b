import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { sendCsv } from "#api/http/answers/send-csv"
import { textsOf } from "#api/http/answers/texts-of"
import { parse } from "#api/http/parse"
import { message } from "#kernel/wire/message"
import { today } from "#platform/clock"
import { wholeWaitList } from "#shop/wait-list/queries/staff/wait-list"
import { waitListTable } from "#shop/wait-list/queries/staff/wait-list-table"
import { waitListFilter } from "#shop/wait-list/wire/staff-wait-list"

/** The list as a table for Excel, filtered as it is shown. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const texts = textsOf(request)
  const entries = await wholeWaitList(request.scope, parse(waitListFilter, request.query))
  const name = texts(message("waitlist.csv_file", { day: today() }))
  sendCsv(response, `${name}.csv`, waitListTable(entries, texts))
}
