import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { sendCsv } from "#api/http/answers/send-csv"
import { dayInZurich, timeInZurich } from "#platform/clock"
import type { CsvCell } from "#platform/csv"
import { notFound } from "#platform/refusal"
import { eventRow } from "#shop/events/queries/event-rows"
import { allRegistrations } from "#shop/events/queries/staff/event-registrations"
import { phoneInTable } from "#shop/fleet/rules/phone-in-table"

const HEADINGS = [
  ...["Nachname", "Vorname", "Firma", "Branche", "Adresse", "PLZ", "Ort", "Telefon", "E-Mail", "Angemeldet am"],
]

/** Everybody who is registered, as a table for Excel. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const db = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { id } = request.params
  const [event, registrations] = await Promise.all([eventRow(db, id), allRegistrations(db, id)])
  if (!event) throw notFound()
  const rows = registrations.map((person): CsvCell[] => [
    ...[person.last_name, person.first_name, person.company, person.sector, person.address, person.postalcode],
    ...[person.city, phoneInTable(person.phone), person.email, momentOf(person.created_at)],
  ])
  sendCsv(response, `anmeldungen-${event.slug}-${event.day}.csv`, [HEADINGS, ...rows])
}

/** "2026-11-24 09:00", Swiss time: sorts as text, and every Excel reads it. */
function momentOf(instant: string): string {
  const at = new Date(instant)
  return `${dayInZurich(at)} ${timeInZurich(at)}`
}
