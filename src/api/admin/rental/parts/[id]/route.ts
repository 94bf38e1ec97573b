import { changes, does } from "#api/http/staff-routes"
import { changePart, withdrawPart } from "#shop/parts/commands/change-list"
import { partChangeBody } from "#shop/parts/wire/staff-parts"

/** Changes a part. */
export const POST = changes(partChangeBody, changePart)

/** Takes it off the list. */
export const DELETE = does(withdrawPart)
