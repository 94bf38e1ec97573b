import { answers } from "#api/http/staff-routes"
import { addItem } from "#shop/parts/commands/change-items"
import { newItemBody } from "#shop/parts/wire/staff-parts"

/** Adds a piece with its serial number. */
export const POST = answers(newItemBody, addItem)
