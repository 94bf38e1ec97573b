import { changes } from "#api/http/staff-routes"
import { changeTemplate } from "#shop/letters/commands/templates"
import { letterTemplateChange } from "#shop/letters/wire/letters"

/** Changes a template; what was sent stays as it was. */
export const POST = changes(letterTemplateChange, changeTemplate)
