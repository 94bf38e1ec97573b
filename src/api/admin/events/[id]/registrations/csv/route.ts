import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { sendCsv } from "#api/http/answers/send-csv"
import { textsOf } from "#api/http/answers/texts-of"
import { message } from "#kernel/wire/message"
import type { CsvCell } from "#platform/csv"
import { momentInTable } from "#platform/moment-in-table"
import { notFound } from "#platform/refusal"
import { eventRow } from "#shop/events/queries/event-rows"
import { allRegistrations } from "#shop/events/queries/staff/event-registrations"
import { phoneInTable } from "#shop/events/rules/phone-in-table"

const HEADINGS = [
  "events.csv_last_name",
  "events.csv_first_name",
  "events.csv_company",
  "events.csv_sector",
  "events.csv_address",
  "events.csv_postalcode",
  "events.csv_city",
  "events.csv_phone",
  "events.csv_email",
  "events.csv_registered_at",
] as const

/** Everybody who is registered, as a table for Excel. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const db = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { id } = request.params
  const [event, registrations] = await Promise.all([eventRow(db, id), allRegistrations(db, id)])
  if (!event) throw notFound()
  const rows = registrations.map((person): CsvCell[] => [
    ...[person.last_name, person.first_name, person.company, person.sector, person.address, person.postalcode],
    ...[person.city, phoneInTable(person.phone), person.email, momentInTable(person.created_at)],
  ])
  const texts = textsOf(request)
  const name = texts(message("events.csv_file", { event: event.slug, day: event.day }))
  sendCsv(response, `${name}.csv`, [HEADINGS.map((code) => texts(message(code))), ...rows])
}
