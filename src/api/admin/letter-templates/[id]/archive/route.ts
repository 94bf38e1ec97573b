import { does } from "#api/http/staff-routes"
import { archiveTemplate } from "#shop/letters/commands/templates"

/** Takes a template out of use. */
export const POST = does(archiveTemplate)
