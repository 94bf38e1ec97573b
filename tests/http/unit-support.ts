import { sql, staff, staffToken } from "../harness"
import { target } from "../harness/target"

export const CERTIFICATE = Buffer.from("%PDF-1.4\n%%EOF\n")

/** Uploads a certificate as the admin does; answers the file's id. */
export async function uploadCertificate(name = "Zertifikat.pdf"): Promise<string> {
  const answer = await fetch(`${target().baseUrl}/admin/files?${new URLSearchParams({ use: "certificate", name })}`, {
    method: "POST",
    headers: { authorization: `Bearer ${await staffToken()}`, "content-type": "application/octet-stream" },
    body: CERTIFICATE,
  })
  return (await answer.json()).id
}

/** Promises the order's rental by its unit, and gives that unit a certificate. */
export async function certifyUnitOf(orderId: string): Promise<void> {
  const [unit] = await sql(
    `update rental_reservation r set is_pinned = true from rental_unit u
      where r.order_id = $1 and u.id = r.unit_id
      returning u.id, u.serial_number, u.note, u.is_in_service, u.calibration_due::text, u.updated_at`,
    orderId,
  )
  const admin = await staff()
  const { id, updated_at, ...fields } = unit
  const { status, body } = await admin("POST", `/admin/rental/units/${id}`, {
    ...fields,
    certificate_id: await uploadCertificate(),
    version: updated_at.toISOString(),
    is_confirmed: false,
  })
  if (status !== 200) throw new Error(`No certificate for ${id}: ${JSON.stringify(body)}`)
}
