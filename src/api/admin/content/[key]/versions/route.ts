import * as z from "zod/mini"
import { parse } from "#api/http/parse"
import { reads } from "#api/http/staff-routes"
import { pageQuery } from "#kernel/wire/staff-paging"
import { versionsOf } from "#shop/content/queries/texts"
import type { TextVersions } from "#shop/content/wire/staff-content"

/** What a text was, the latest first; nothing for one that was never changed. */
export const GET = reads<TextVersions>(async ({ db, params, query }) => {
  const page = parse(z.object(pageQuery), query)
  return versionsOf(db, params.key, page)
})
