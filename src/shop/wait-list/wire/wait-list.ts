import * as z from "zod/mini"
import { refusal } from "#kernel/wire/errors"
import { cartToken, day, id, instant, lineOfText, money } from "#kernel/wire/primitives"
import { email } from "#shop/accounts/wire/account"
import { rentalPeriod } from "#shop/rental/wire/rental"
import { ENTRY_STATES } from "../rules/entry-states"
import { MAX_FLEX_DAYS } from "../rules/wanted-periods"

const flexDays = z._default(
  z.int("input.invalid").check(z.minimum(0, "input.invalid"), z.maximum(MAX_FLEX_DAYS, "input.invalid")),
  0,
)

/** Body of `POST /wait-list/`. Days and delivery as in the cart. */
export const waitListBody = z.object({
  email,
  product: lineOfText("rental.not_rented_out"),
  delivery: lineOfText("rental.delivery_missing"),
  rentalstartdate: z.string("rental.format"),
  rentalenddate: z.string("rental.format"),
  /** By so many days the period may be moved either way. */
  flex_days: flexDays,
})
export type WaitListBody = z.input<typeof waitListBody>
export type WaitListWish = z.infer<typeof waitListBody>

/** `unconfirmed`: the address gets a mail with a link first. It is the same answer whoever waits already. */
export const waitListAnswer = z.object({ state: z.enum(["unconfirmed", "waiting"]) })
export type WaitListAnswer = z.infer<typeof waitListAnswer>

/** 409 for what is free: it needn't be waited for. */
export const freeConflict = z.extend(refusal, { alternatives: z.array(rentalPeriod) })

const token = lineOfText("waitlist.unknown_link", 100)

export const waitListToken = z.object({ token })
export const waitListTake = z.object({ token, cart: cartToken })
export type WaitListTake = z.infer<typeof waitListTake>

/** What a link of a mail is about. */
export const waitListEntry = z.object({
  state: z.enum(ENTRY_STATES),
  product: z.object({ id, name: z.string(), get_absolute_url: z.nullable(z.string()) }),
  delivery: z.string(),
  /** Identifier of the delivery type, which may be gone by now. */
  delivery_id: id,
  rentalstartdate: day,
  rentalenddate: day,
  flex_days: z.number(),
  /** What is or was offered; null before. */
  offer: z.nullable(
    z.object({
      rentalstartdate: day,
      rentalenddate: day,
      ends_at: instant,
      /** Without VAT: rent, delivery, and what comes along by force. */
      period_price: money,
    }),
  ),
})
export type WaitListEntryWire = z.infer<typeof waitListEntry>
