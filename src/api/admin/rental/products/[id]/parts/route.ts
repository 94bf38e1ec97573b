import { answers, reads } from "#api/http/staff-routes"
import { addPart } from "#shop/parts/commands/change-list"
import { productParts } from "#shop/parts/queries/product-parts"
import { newPartBody, type StaffProductParts } from "#shop/parts/wire/staff-parts"

/** What goes along with a product's devices. */
export const GET = reads<StaffProductParts>(({ db, id }) => productParts(db, id))

/** Adds a part at the end of the list. */
export const POST = answers(newPartBody, addPart)
