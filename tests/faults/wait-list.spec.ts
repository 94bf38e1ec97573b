import { setTimeout as sleep } from "node:timers/promises"
import { beforeAll, describe, expect, it } from "vitest"
import { api, mails, newCartToken, signedInCustomer, sql, until } from "../harness"
import { checkOut } from "../http/checkout-support"
import { confirmedEntry, freshAddress, letOffersRunOut, offeredToken, takenWeek } from "../http/wait-list-support"
import { ownShops } from "./shop"
import { randomNumbers, SEED, volume } from "./volume"

const CROWD = volume(40, 200)
const KILLS = volume(1, 30)
/** Of each a unit comes free before each kill, each at a moment of its own. */
const DEVICES = ["icon-icr70", "blk-3d"]
/** A look with its offers and the mail of one take some 100 ms. */
const LONGEST_MS = 250

const isOffer = ({ subject }: { subject: string }) => subject.includes("Frei geworden")
const offersOf = (product: string) =>
  sql<{ state: string; email: string }>(
    "select state, email from wait_list_entry where product_id = $1 and offered_at is not null order by queued_at",
    product,
  )
const untilJobsAreDone = () =>
  until(
    "all jobs",
    async () => (await sql("select from pgboss.job where name like 'wait-list%' and state < 'completed'")).length === 0,
    60_000,
  )
/** Entries as confirmed, in the order of their names, without the mails that asked. */
const waiting = (product: string, delivery: string, day: string, until: string, names: readonly string[]) =>
  sql(
    `insert into wait_list_entry (id, email, product_id, delivery_type_id, start_day, end_day, flex_days, state, queued_at)
     select 'wait_' || name, name || '@example.ch', $1, $2, $3, $4, 0, 'waiting', now() + n * interval '1 millisecond'
       from unnest($5::text[]) with ordinality w (name, n)`,
    product,
    delivery,
    day,
    until,
    names,
  )
const look = (product: string) =>
  sql("update rental_version set version = gen_random_uuid() where product_id = $1", product)

const shops = ownShops("wait_list", 2)

describe(`a unit comes free for ${CROWD} who wait, in two processes`, () => {
  it("is offered to one after the other in their order, sold once, and mailed once each", async () => {
    const week = await takenWeek()
    const names = Array.from({ length: CROWD }, (_, index) => `menge${index}`)
    await waiting(week.product, week.pickup.id, week.rentalstartdate, week.rentalenddate, names)
    await week.free()
    const looks = Array.from({ length: CROWD }, () => look(week.product))
    await Promise.all(looks)
    const tokens = [await offeredToken("menge0@example.ch")]
    await letOffersRunOut(week.product)
    tokens.push(await offeredToken("menge1@example.ch"))
    // A look that was under way when the offer ran out has offered the unit on, and the next one writes down what became of it.
    const states = async () => (await offersOf(week.product)).map(({ state, email }) => `${email} ${state}`)
    await until("the first offer to be over", async () => (await states())[0] === "menge0@example.ch expired")
    expect(await states()).toEqual(["menge0@example.ch expired", "menge1@example.ch offered"])

    const buyers = await Promise.all(Array.from({ length: 6 }, () => signedInCustomer()))
    const orders = await Promise.all(
      buyers.map(async (buyer, index) => {
        const cart = newCartToken()
        const { baseUrl } = shops.processes[index % 2]
        const body = { token: tokens[index % 2], cart }
        await api("POST", "/wait-list/take/", { body, baseUrl })
        return checkOut(cart, buyer)
      }),
    )
    expect(orders.filter(({ status }) => status === 200)).toHaveLength(1)
    await look(week.product)
    await untilJobsAreDone()
    const reserved = await sql(
      "select from rental_reservation where product_id = $1 and start_day = $2 and kind = 'rental' and status = 'reserved'",
      week.product,
      week.rentalstartdate,
    )
    expect(reserved).toHaveLength(1)
    for (const name of names.slice(0, 3))
      expect(mails().filter((mail) => mail.to === `${name}@example.ch` && isOffer(mail))).toHaveLength(
        name === "menge2" ? 0 : 1,
      )
  })
})

describe(`the server dies at ${KILLS} moments of ${DEVICES.length} looks (seed ${SEED})`, () => {
  const random = randomNumbers()
  beforeAll(async () => {
    await shops.leaveOne()
    await sql("delete from wait_list_entry")
  })

  /** A week of a product of its own, for which two people wait. */
  async function awaited(slug: string) {
    const week = await takenWeek(slug)
    const emails = [freshAddress(), freshAddress()]
    await sql("delete from session_attempt")
    for (const email of emails) await confirmedEntry(week, email)
    return { ...week, emails }
  }

  /** Offers, the units held for them and the jobs of their mails. */
  async function stands({ emails }: { emails: string[] }) {
    const [{ offered, held, jobs }] = await sql(
      `select (select count(*)::int from wait_list_entry where email = any($1) and state = 'offered') as offered,
              (select count(*)::int from rental_hold h join wait_list_entry e on h.customer_id = 'offer:' || e.id
                where e.email = any($1)) as held,
              (select count(*)::int from pgboss.job j join wait_list_entry e on e.id = j.data->>'entryId'
                where e.email = any($1) and j.data->>'notice' = 'offer') as jobs`,
      emails,
    )
    return [offered, held, jobs]
  }

  it("leaves an offer whole, with hold and mail, or makes it after the next start", async () => {
    for (let kill = 0; kill < KILLS; kill += 1) {
      const weeks = []
      for (const slug of DEVICES) weeks.push(await awaited(slug))
      const beginnings = weeks.map(() => random() * LONGEST_MS)
      const comeFree = weeks.map(async ({ free }, index) => {
        await sleep(beginnings[index])
        await free(1)
      })
      await sleep(LONGEST_MS)
      await shops.processes[0].kill()
      await Promise.all(comeFree)
      for (const week of weeks)
        expect([
          [0, 0, 0],
          [1, 1, 1],
        ]).toContainEqual(await stands(week))

      await shops.start()
      for (const { product, emails } of weeks) {
        await look(product)
        await offeredToken(emails[0])
      }
      await untilJobsAreDone()
      const offersTo = (email: string) => mails().filter((mail) => mail.to === email && isOffer(mail)).length
      expect(weeks.map(({ emails }) => emails.map(offersTo))).toEqual(weeks.map(() => [1, 0]))
    }
  })
})
