import { changes } from "#api/http/staff-routes"
import { partFound } from "#shop/parts/commands/settle-lack"
import { partFoundBody } from "#shop/parts/wire/open-parts"

/** A missing part came back after all; what was charged for it is taken back. */
export const POST = changes(partFoundBody, partFound)
