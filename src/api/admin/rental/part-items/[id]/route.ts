import { changes } from "#api/http/staff-routes"
import { changeItem } from "#shop/parts/commands/change-items"
import { itemChangeBody } from "#shop/parts/wire/staff-parts"

/** Changes a piece. */
export const POST = changes(itemChangeBody, changeItem)
