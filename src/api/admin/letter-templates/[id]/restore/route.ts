import { does } from "#api/http/staff-routes"
import { restoreTemplate } from "#shop/letters/commands/templates"

/** Takes a template into use again. */
export const POST = does(restoreTemplate)
