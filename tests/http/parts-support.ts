import type { StaffHandover } from "#shop/fleet/wire/staff-handover"
import type { DeskPart, GivenPartBody, PartBackBody } from "#shop/parts/wire/desk-parts"
import type { StaffOpenParts } from "#shop/parts/wire/open-parts"
import { sql } from "../harness"
import { admin, handOver, handoverOf, ordered } from "./handover-support"

/** The demo's: two batteries and more in the case, and a tripod whose pieces the RTC 360 shares. */
export const DEVICE = "blk-360-g2"
export const SHARING = "rtc-360"

/** As if no part had ever been missing. */
export async function allPartsThere() {
  for (const table of ["part_lack", "part_issue"]) await sql(`delete from ${table}`)
  await sql("update part_item set state = 'ok' where serial_number ~ '^(STATIV|TAB|TRAGE)-'")
}

export const partOf = ({ parts }: StaffHandover, name: string): DeskPart => {
  const found = parts.find((part) => part.name === name)
  if (!found) throw new Error(`No part ${name} among ${parts.map((part) => part.name).join(", ")}`)
  return found
}

/** All of the set, with these pieces of the tripod. */
export const wholeSet = ({ parts }: StaffHandover, pieces: string[] = []): GivenPartBody[] =>
  parts.map(({ id, quantity, is_tracked, items }) => {
    const chosen = items.filter(({ serial_number }) => pieces.includes(serial_number)).map((item) => item.id)
    return { part_id: id, quantity: is_tracked ? 0 : quantity, item_ids: chosen }
  })

/** A rental that is out since today, until Friday, with its whole set. */
export async function outWithSet(pieces: string[] = ["STATIV-01"], handle = DEVICE) {
  const rental = await ordered(handle)
  const before = await handoverOf(rental.id)
  const { status, body } = await handOver(rental.id, rental.serial_number, { parts: wholeSet(before, pieces) })
  if (status !== 200) throw new Error(`The hand-over was refused: ${JSON.stringify(body)}`)
  await sql(
    "update rental_reservation set start_day = '2026-11-23', window_start = '2026-11-23' where id = $1",
    rental.id,
  )
  return { ...rental, handover: await handoverOf(rental.id) }
}

/** Everything back but what is said. */
export const countedBack = (
  { given_parts }: StaffHandover,
  but: Record<string, Partial<PartBackBody>> = {},
): PartBackBody[] =>
  given_parts.map(({ id, name, quantity }) => ({ id, back: quantity, settlement: "billed", reason: "", ...but[name] }))

export const openPartsNow = async () => (await admin<StaffOpenParts>("GET", "/admin/rental/open-parts")).body
