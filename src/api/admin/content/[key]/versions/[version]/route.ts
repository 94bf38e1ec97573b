import { reads } from "#api/http/staff-routes"
import { notFound } from "#platform/refusal"
import { versionOf } from "#shop/content/queries/texts"
import type { TextVersionDetail } from "#shop/content/wire/staff-content"

const NUMBER = /^\d{1,9}$/

/** What a text was once. */
export const GET = reads<TextVersionDetail>(async ({ db, params }) => {
  const { key, version } = params
  const detail = NUMBER.test(version) ? await versionOf(db, key, Number(version)) : null
  if (!detail) throw notFound()
  return detail
})
