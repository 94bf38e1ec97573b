import { changes } from "#api/http/staff-routes"
import { movePart } from "#shop/parts/commands/change-list"
import { moveBody } from "#shop/parts/wire/staff-parts"

/** Puts one before another, or last. */
export const POST = changes(moveBody, movePart)
