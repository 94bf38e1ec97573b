import { refused } from "#platform/refusal"
import type { ChangeBar } from "#shop/rental/rules/rental-standing"

const BAR_TEXTS: Record<ChangeBar, string> = {
  handed_over: "Das Gerät ist bereits übergeben.",
  returned: "Das Gerät ist bereits zurück.",
  cancelled: "Diese Miete ist bereits storniert.",
  dispatched: "Das Gerät ist bereits unterwegs zu Ihnen.",
  over: "Diese Miete ist bereits zu Ende.",
}

/** 400 for a change that comes too late; to the customer with the way that remains. */
export const tooLate = (bar: ChangeBar, by: { phone: string } | "staff") =>
  refused(by === "staff" ? BAR_TEXTS[bar] : `${BAR_TEXTS[bar]} Bitte rufen Sie uns an: ${by.phone}.`)
