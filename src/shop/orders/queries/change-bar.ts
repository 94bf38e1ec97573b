import { message } from "#kernel/wire/message"
import { refused } from "#platform/refusal"
import type { ChangeBar } from "#shop/rental/rules/rental-status"
import type { PlainCode } from "#texts/codes"

const BAR_CODES: Record<ChangeBar, PlainCode> = {
  handed_over: "rental.already_handed_over",
  returned: "rental.already_returned",
  cancelled: "orders.rental_cancelled",
  dispatched: "orders.dispatched",
  over: "orders.rental_over",
}

/** 400 for a change that comes too late; to the customer with the way that remains. */
export const tooLate = (bar: ChangeBar, by: { phone: string } | "staff") =>
  by === "staff"
    ? refused(BAR_CODES[bar])
    : refused("orders.call_us", { reason: message(BAR_CODES[bar]), phone: by.phone })
