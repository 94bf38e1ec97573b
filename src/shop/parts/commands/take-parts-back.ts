import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { generateEntityId } from "@medusajs/framework/utils"
import type { RentalService } from "#area/rental"
import { calendarDay } from "#kernel/calendar-day"
import type { Rappen } from "#kernel/money"
import { message } from "#kernel/wire/message"
import { now, today } from "#platform/clock"
import { enqueue } from "#platform/jobs/enqueue"
import { conflict, invalidField } from "#platform/refusal"
import { ReturnStandsError } from "#shop/rental/rules/errors"
import { textsFor } from "#texts/texts"
import { type CountProblem, countProblem, type GivenPart, type LackingPart, lackingParts } from "../rules/count"
import type { PartBackBody, ProtocolPart } from "../wire/desk-parts"

/** The rental that parts were given out with. */
export interface PartsRental {
  id: string
  order_id: string | null
  order_line_id: string | null
  start_day: string
  end_day: string
}

interface Back {
  rental: PartsRental
  staffId: string
  counted: readonly PartBackBody[]
}

interface IssueRow {
  id: string
  name: string
  serial_number: string | null
  item_id: string | null
  price_rappen: Rappen
  quantity: number
}

const OUT = `
  select i.id, i.name, i.serial_number, i.item_id, i.price_rappen, i.quantity - i.back as quantity
    from part_issue i join set_part p on p.id = i.part_id
   where i.reservation_id = ? and i.closed_at is null
   order by i.given_at, p.sort_order, i.serial_number, i.id
     for update of i`

const PROBLEMS = {
  unknown: ["id", "parts.gone"],
  twice: ["id", "parts.twice"],
  too_many: ["back", "parts.too_many_back"],
  no_reason: ["reason", "input.reason_missing"],
} as const

function refusalOf({ index, code }: CountProblem) {
  if (code === "not_counted") return invalidField("parts_back", "parts.not_counted")
  const [field, said] = PROBLEMS[code]
  return invalidField(`parts_back.${index}.${field}`, said)
}

async function counts(trx: Knex.Transaction, reservationId: string, counted: readonly PartBackBody[]) {
  const { rows } = await trx.raw<{ rows: IssueRow[] }>(OUT, [reservationId])
  const given: GivenPart[] = rows.map(({ id, name, serial_number, price_rappen, quantity }) => {
    return { id, name, serialNumber: serial_number, price: price_rappen, quantity }
  })
  const problem = countProblem(given, counted)
  if (problem) throw refusalOf(problem)
  return { rows, given }
}

const backOf = (counted: readonly PartBackBody[], id: string) => counted.find((one) => one.id === id)?.back ?? 0

async function writeBack(trx: Knex.Transaction, counted: readonly PartBackBody[], isEnd: boolean): Promise<void> {
  if (counted.length === 0) return
  await trx.raw(
    `update part_issue i set back = i.back + found.back,
            closed_at = case when :isEnd or i.back + found.back = i.quantity then :at::timestamptz end
       from jsonb_to_recordset(:counted::jsonb) as found (id text, back integer) where found.id = i.id`,
    { counted: JSON.stringify(counted), isEnd, at: now() },
  )
}

const waived = (one: PartBackBody): PartBackBody => ({ ...one, settlement: "waived" })

/**
 * Counts what came back of a rental's parts, at its return: everything that is out has to be in the count. What is missing is charged
 * part by part, each a change of the rental, or waived with a reason, as it has to be of a rental without an order; it stays open
 * until it is found or replaced.
 * @returns what the paper says of it, and what was charged
 * @throws Refusal 400 keyed `parts_back` or `parts_back.0.back`
 */
export async function takePartsBack(
  scope: MedusaContainer,
  trx: Knex.Transaction,
  { rental, staffId, ...asked }: Back,
): Promise<{ lines: ProtocolPart[]; charged: Rappen }> {
  const counted = rental.order_id === null ? asked.counted.map(waived) : asked.counted
  const { rows, given } = await counts(trx, rental.id, counted)
  await writeBack(trx, counted, true)
  const lacking = lackingParts(given, counted)
  for (const lack of lacking) {
    const changeId = lack.fee === 0 ? null : await chargePart(scope, trx, { rental, staffId, lack })
    await trx("part_lack").insert({
      ...{ id: generateEntityId(undefined, "plack"), issue_id: lack.part.id, quantity: lack.quantity },
      ...{
        settlement: lack.settlement,
        reason: lack.reason,
        change_id: changeId,
        noticed_on: today(),
        created_at: now(),
      },
    })
  }
  const goneItems = rows.flatMap(({ id, item_id }) =>
    item_id && lacking.some(({ part }) => part.id === id) ? [item_id] : [],
  )
  if (goneItems.length > 0)
    await trx("part_item")
      .whereIn("id", goneItems)
      .update({ state: "missing", version: trx.raw("version + 1"), updated_at: now() })
  return { lines: given.map((part) => lineOf(part, lacking)), charged: lacking.reduce((sum, { fee }) => sum + fee, 0) }
}

function lineOf(part: GivenPart, lacking: readonly LackingPart[]): ProtocolPart {
  const lack = lacking.find((one) => one.part.id === part.id)
  return {
    ...{
      name: part.name,
      serial_number: part.serialNumber,
      quantity: part.quantity - (lack?.quantity ?? 0),
      of: part.quantity,
    },
    ...{
      fee: lack?.settlement === "billed" ? lack.fee : null,
      waived: lack?.settlement === "waived" ? lack.reason : "",
    },
  }
}

/**
 * Counts what came back with the unit of an exchange: the rest stays with the customer, and is counted at the return.
 * @throws Refusal as `takePartsBack`
 */
export async function takePartsOfSwap(
  trx: Knex.Transaction,
  reservationId: string,
  counted: readonly PartBackBody[],
): Promise<ProtocolPart[]> {
  const stays = counted.map((one) => ({ ...one, settlement: "billed" as const }))
  const { given } = await counts(trx, reservationId, stays)
  await writeBack(trx, stays, false)
  return given.map(({ id, name, serialNumber, quantity }) => {
    return { name, serial_number: serialNumber, quantity: backOf(counted, id), of: quantity, fee: null, waived: "" }
  })
}

/**
 * What a return that is undone closed is with the customer again: nothing of it was missing.
 * @throws ReturnStandsError where something was; Refusal 409 for a piece that somebody else has by now
 */
export async function reopenParts(trx: Knex.Transaction, reservationId: string, since: Date): Promise<void> {
  const closed = () => trx("part_issue").where({ reservation_id: reservationId }).where("closed_at", ">=", since)
  if (await trx("part_lack").whereIn("issue_id", closed().select("id")).first("id"))
    throw new ReturnStandsError("settled")
  await trx("part_item").whereIn("id", closed().select("item_id")).orderBy("id").forUpdate().select("id")
  const gone = await trx("part_issue").whereIn("item_id", closed().select("item_id")).whereNull("closed_at").first()
  if (gone) throw conflict("parts.piece_given", { serial: gone.serial_number })
  await closed().update({ closed_at: null, back: 0 })
}

interface Charge {
  rental: PartsRental
  staffId: string
  lack: Pick<LackingPart, "part" | "quantity" | "fee">
}

/** Charges a missing part as a change of the rental, with its own document in the accounts. @returns the change's id */
export async function chargePart(
  scope: MedusaContainer,
  trx: Knex.Transaction,
  { rental, staffId, lack: { part, quantity, fee } }: Charge,
): Promise<string> {
  const { order_id: orderId, order_line_id: orderLineId } = rental
  if (orderId === null || orderLineId === null) throw new Error("A rental without an order is charged nothing")
  const period = { start: calendarDay(rental.start_day), end: calendarDay(rental.end_day) }
  const what = part.serialNumber === null ? part.name : `${part.name} ${part.serialNumber}`
  const changeId = await scope.resolve<RentalService>("rental").recordChange(trx, {
    ...{ orderId, orderLineId, reservationId: rental.id, kind: "missing_part", day: today(), fee, percent: null },
    details: { period_before: period, period_after: period, days: 0, price_per_day: 0 },
    actor: { type: "staff", id: staffId },
    note: textsFor("shop")(message("parts.pieces", { quantity, name: what })),
  })
  await enqueue(trx, "rental-changed", { changeId }, { key: changeId })
  return changeId
}
