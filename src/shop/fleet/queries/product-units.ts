import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { CalendarDay } from "#kernel/calendar-day"
import type { StoredFileWire } from "#shop/files/wire/staff-files"
import { type CalibrationState, calibrationState } from "../rules/calibration"
import type { StaffRentalAtRisk, StaffUnit } from "../wire/staff-units"
import { rentalsAtRisk } from "./rentals-at-risk"

interface UnitRow {
  id: string
  serial_number: string
  note: string
  is_in_service: boolean
  calibration_due: CalendarDay | null
  is_retired: boolean
  returned_on: string | null
  updated_at: Date
  certificate: Omit<StoredFileWire, "url"> | null
}

/** All units there ever were of a product, retired ones last. Two statements. */
export async function productUnits(
  db: Knex,
  productId: string,
  today: CalendarDay,
  noticeDays: number,
): Promise<StaffUnit[]> {
  const [{ rows }, atRisk] = await Promise.all([
    db.raw<{ rows: UnitRow[] }>(
      `select u.id, u.serial_number, u.note, u.is_in_service, u.calibration_due::text,
              u.deleted_at is not null as is_retired, u.updated_at, to_json(c) as certificate,
              (select min(i.returned_on)::text from rental_inspection i
                where i.unit_id = u.id and i.inspected_at is null) as returned_on
         from rental_unit u
         left join lateral (
                select f.id, f.name, f.mime_type, f.bytes
                  from (select file_id, deleted_at from rental_certificate
                         where unit_id = u.id order by created_at desc limit 1) newest
                  join stored_file f on f.id = newest.file_id and newest.deleted_at is null) c on true
        where u.product_id = ?
        order by is_retired, u.serial_number`,
      [productId],
    ),
    rentalsAtRisk(db, [productId], today),
  ])
  return rows.map((row) => unitWire(row, calibrationState(row.calibration_due, today, noticeDays), atRisk))
}

function unitWire(row: UnitRow, calibration: CalibrationState, atRisk: StaffRentalAtRisk[]): StaffUnit {
  const { updated_at, certificate, ...unit } = row
  return {
    ...unit,
    calibration,
    certificate: certificate && { ...certificate, url: `/admin/files/${certificate.id}` },
    endangered: atRisk.filter(({ unit_id }) => unit_id === unit.id),
    version: updated_at.toISOString(),
  }
}
