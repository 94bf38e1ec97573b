import { parse } from "#api/http/parse"
import { reads } from "#api/http/staff-routes"
import { today } from "#platform/clock"
import { staffQuotes } from "#shop/quotes/queries/staff/staff-quotes"
import { type StaffQuotes, staffQuotesQuery } from "#shop/quotes/wire/staff-quotes"

/** Quotes by what has become of them. */
export const GET = reads<StaffQuotes>(({ db, query }) => staffQuotes(db, parse(staffQuotesQuery, query), today()))
