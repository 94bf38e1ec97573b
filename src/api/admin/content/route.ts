import { reads } from "#api/http/staff-routes"
import { staffTexts } from "#shop/content/queries/texts"
import type { StaffTexts } from "#shop/content/wire/staff-content"

/** The texts of the pages, written or not. */
export const GET = reads<StaffTexts>(async ({ db }) => ({ texts: await staffTexts(db) }))
