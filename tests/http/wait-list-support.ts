import { randomBytes } from "node:crypto"
import { api, demoDeliveryTypes, demoProduct, linkIn, mailTo, OVER, sql, until } from "../harness"

export const freshAddress = () => `wartet-${randomBytes(4).toString("hex")}@example.ch`

/** So many lie before the booking horizon; then the first comes again, as if nobody had rented or waited. */
const WEEKS = 36
let weeks = 0

/** Tuesday to Thursday of a week of its own, far ahead, for which every unit of the product is in repair. */
export async function takenWeek(slug = "icon-icr70") {
  const { id: product } = await demoProduct(slug)
  const { pickup } = await demoDeliveryTypes()
  weeks = (weeks % WEEKS) + 1
  const day = (date: number) => new Date(Date.UTC(2027, 6, date + 7 * weeks)).toISOString().slice(0, 10)
  const [rentalstartdate, rentalenddate] = [day(6), day(8)]
  await sql("delete from wait_list_entry where product_id = $1 and start_day = $2", product, rentalstartdate)
  for (const table of ["rental_hold", "rental_reservation"])
    await sql(
      `delete from ${table} where product_id = $1 and window_start <= $3 and window_end >= $2`,
      product,
      rentalstartdate,
      rentalenddate,
    )
  const repair = `rres_wait_${randomBytes(6).toString("hex")}`
  await sql(
    `insert into rental_reservation (id, product_id, unit_id, kind, start_day, end_day, window_start, window_end)
     select $1 || id, product_id, id, 'repair', $3, $4, $3, $4
       from rental_unit where product_id = $2 and deleted_at is null`,
    repair,
    product,
    rentalstartdate,
    rentalenddate,
  )
  /** The repairs are over: of one unit, or of all. */
  const free = (units = 100) =>
    sql(
      `update rental_reservation set status = 'cancelled'
        where id in (select id from rental_reservation where starts_with(id, $1) and status <> 'cancelled'
                      order by id limit $2)`,
      repair,
      units,
    )
  const wish = (email: string, changes: object = {}) => ({
    ...{ email, product, delivery: pickup.id, rentalstartdate, rentalenddate, flex_days: 0 },
    ...changes,
  })
  return { product, pickup, rentalstartdate, rentalenddate, free, wish }
}
export type TakenWeek = Awaited<ReturnType<typeof takenWeek>>

export const join = (body: object, token?: string) => api("POST", "/wait-list/", { body, token })

const tokenIn = async (email: string, subject: RegExp, page: string) =>
  linkIn(await mailTo(email, subject), `/warteliste/${page}`).searchParams.get("token") ?? ""

/** The token of the mail that asks an address whether it wants to wait. */
export const askedToken = (email: string) => tokenIn(email, /bestätigen/, "bestaetigen")

/** The token of the mail with an offer. */
export const offeredToken = (email: string) => tokenIn(email, /Frei geworden/, "angebot")

/** A stranger's address waits, as confirmed by its mail. @returns the token of its links */
export async function confirmedEntry(week: TakenWeek, email = freshAddress(), changes: object = {}): Promise<string> {
  await join(week.wish(email, changes))
  const token = await askedToken(email)
  await api("POST", "/wait-list/confirm/", { body: { token } })
  return token
}

export const entryOf = async (token: string) => (await api("GET", `/wait-list/?token=${token}`)).body

/** Mails of offers are noted a moment after they have left. */
const untilMailsAreNoted = () =>
  until(
    "the notes of offers' mails",
    async () =>
      (await sql("select from notification where template = 'wait-list-offer' and status = 'pending'")).length === 0,
  )

/** As if the mails of these links' offers hadn't left. */
export async function letMailsBeLost(...tokens: string[]) {
  await untilMailsAreNoted()
  await sql(
    "update notification set status = 'failure' where template = 'wait-list-offer' and resource_id = any($1)",
    tokens.map((token) => token.split(".")[0]),
  )
}

/** As if the offers of a product had run out, and its look a minute later. */
export const letOffersRunOut = async (product: string) => {
  await untilMailsAreNoted()
  await sql(`update rental_hold set expires_at = ${OVER} - interval '1 hour' where starts_with(customer_id, 'offer:')`)
  await sql(
    `update wait_list_entry set offer_ends_at = ${OVER} - interval '1 hour' where product_id = $1 and state = 'offered'`,
    product,
  )
  await sql("update rental_version set version = gen_random_uuid() where product_id = $1", product)
}
