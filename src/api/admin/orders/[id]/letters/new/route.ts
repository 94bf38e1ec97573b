import { reads } from "#api/http/staff-routes"
import { letterForm } from "#shop/letters/queries/letter-form"
import type { StaffLetterForm } from "#shop/letters/wire/letters"

/** What a letter about the order is written with. */
export const GET = reads<StaffLetterForm>(({ scope, id }) => letterForm(scope, id))
