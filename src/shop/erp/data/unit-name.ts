import { message } from "#kernel/wire/message"
import { textsFor } from "#texts/texts"
import type { ErpUnit } from "./provider"

/** What a unit is called in the shop's accounts. */
export const unitName = (unit: ErpUnit): string => textsFor("shop")(message(`erp.unit_${unit}`))
