import { does } from "#api/http/staff-routes"
import { partReplaced } from "#shop/parts/commands/settle-lack"

/** A missing part is there again as a new one; what was charged stays. */
export const POST = does(partReplaced)
