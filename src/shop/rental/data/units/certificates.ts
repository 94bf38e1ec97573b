import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { now } from "../clock"

interface CertificateRow {
  file_id: string
  deleted_at: Date | null
}

const newestOf = (db: Knex, unitId: string): Promise<CertificateRow | undefined> =>
  db("rental_certificate").where({ unit_id: unitId }).orderBy("created_at", "desc").first("file_id", "deleted_at")

/** File of the certificate in force: the newest, unless staff took it back. */
export async function currentCertificate(db: Knex, unitId: string): Promise<string | null> {
  const newest = await newestOf(db, unitId)
  return newest && newest.deleted_at === null ? newest.file_id : null
}

/** One that was taken back may come again. */
export async function addCertificate(trx: Knex.Transaction, unitId: string, fileId: string): Promise<void> {
  const stamps = { created_at: now(), updated_at: now(), deleted_at: null }
  await trx("rental_certificate")
    .insert({ file_id: fileId, unit_id: unitId, ...stamps })
    .onConflict("file_id")
    .merge()
}

/** The unit has none for now; earlier ones stay with the orders of their time. */
export const takeCertificateBack = (trx: Knex.Transaction, fileId: string) =>
  trx("rental_certificate").where({ file_id: fileId }).update({ deleted_at: now(), updated_at: now() })
