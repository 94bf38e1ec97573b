import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { displayName } from "#area/lines"
import { isRentalLine, type OrderRecord } from "#area/orders"
import type { OrderRental } from "#area/rental"
import { message } from "#kernel/wire/message"
import { withoutLinks } from "#kernel/words/without-links"
import { textsFor } from "#texts/texts"
import { PLACEHOLDERS, type Placeholder, type Values } from "../rules/placeholders"
import type { StaffLetterForm } from "../wire/letters"

/** What staff write in brackets. */
export const nameOf = (placeholder: Placeholder): string =>
  textsFor("shop")(message(`letters.placeholder_${placeholder}`))

/** All that may stand in brackets. */
export const placeholderNames = (): string[] => PLACEHOLDERS.map(nameOf)

const named = (values: Partial<Record<Placeholder, string>>): Values =>
  Object.fromEntries(
    PLACEHOLDERS.flatMap((placeholder) => {
      const value = values[placeholder]
      return value ? [[nameOf(placeholder), value]] : []
    }),
  )

/** The device is the one that it stays: given out, or promised by its number. Others may still change. */
const isCertain = ({ state, isPinned }: OrderRental) => isPinned || state === "handed_over" || state === "returned"

/** What a letter about the order can be about, with what stands for what. What an order hasn't got is missing. One statement. */
export async function letterSubjects(
  db: Knex,
  { billing, shop_number, lines, rentals }: OrderRecord,
  phone: string,
): Promise<StaffLetterForm["subjects"]> {
  const ofOrder = {
    customer: withoutLinks([billing?.first_name, billing?.last_name].filter(Boolean).join(" ")),
    company: withoutLinks(billing?.company ?? ""),
    order: shop_number,
    phone,
  }
  const serials = await serialsOf(db, rentals.filter(isCertain))
  const rented = lines.filter(isRentalLine).map((line) => {
    const reserved = rentals.find(({ orderLineId }) => orderLineId === line.id)
    const period = reserved?.period ?? line.rental.period
    const product = displayName(line)
    const words = textsFor("customer")(message("letters.period", { period }))
    const values = named({ ...ofOrder, product, period: words, unit: reserved && serials.get(reserved.id) })
    return { id: line.id, name: `${product}, ${words}`, values }
  })
  if (rented.length > 0) return rented
  const product = lines.map(displayName).join(", ")
  return [{ id: "order", name: shop_number, values: named({ ...ofOrder, product }) }]
}

async function serialsOf(db: Knex, rentals: OrderRental[]): Promise<Map<string, string>> {
  const { rows } = await db.raw<{ rows: { id: string; serial_number: string }[] }>(
    "select id, serial_number from rental_unit where id = any(?)",
    [rentals.map(({ unitId }) => unitId)],
  )
  const serials = new Map(rows.map(({ id, serial_number }) => [id, serial_number]))
  return new Map(
    rentals.flatMap(({ id, unitId }) => {
      const serial = serials.get(unitId)
      return serial ? [[id, serial]] : []
    }),
  )
}
