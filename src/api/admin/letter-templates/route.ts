import { makes, reads } from "#api/http/staff-routes"
import { addTemplate } from "#shop/letters/commands/templates"
import { letterTemplates } from "#shop/letters/queries/letter-templates"
import { letterTemplateBody, type StaffLetterTemplates } from "#shop/letters/wire/letters"

/** Templates of staff's mails. */
export const GET = reads<StaffLetterTemplates>(({ db }) => letterTemplates(db))

/** Adds one. */
export const POST = makes(letterTemplateBody, addTemplate)
