import type { ChangeBar } from "#shop/rental/rules/rental-status"

/** Why not even staff can change a rental in this way. */
export const BAR_TEXTS: Record<ChangeBar, string> = {
  handed_over: "Das Gerät ist übergeben. Nehmen Sie es zurück; eine vorzeitige Rückgabe gibt es sofort frei.",
  returned: "Das Gerät ist bereits zurück.",
  cancelled: "Diese Miete ist bereits storniert.",
  dispatched: "Das Gerät oder sein Zubehör ist bereits unterwegs.",
  over: "Diese Miete ist zu Ende.",
}

/** Why the customer can't do it by himself. */
export const CUSTOMER_BAR_TEXTS: Record<ChangeBar, string> = {
  ...BAR_TEXTS,
  dispatched: "Das Gerät oder sein Zubehör ist bereits unterwegs; der Kunde kann online nicht mehr stornieren.",
  over: "Das Mietende ist vorbei; der Kunde kann online nicht mehr stornieren.",
}
