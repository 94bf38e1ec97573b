import { type Message, message } from "#kernel/wire/message"

export type ErpUnit = "day" | "piece"

/** What a unit is called in the shop's accounts. */
export const unitName = (unit: ErpUnit): Message => message(`erp.unit_${unit}`)
