import { formatUid, parseUid, type RawUid } from "#kernel/uid"
import { type CompanyDetail, type CompanyMatches, type CompanyRow, MAX_COMPANIES } from "#shop/accounts/wire/company"
import type { ZefixClient } from "./client"
import { ZefixError } from "./errors"
import type { CompanyFull, CompanyShort } from "./schemas"
import { searchName } from "./search-name"

/** Refusals that mean: nothing to show for these words. */
const NO_MATCH = new Set(["RESULTLIST_TO_LARGE", "INVALID_QUERY_WORDS", "INVALID_REQUEST_DATA"])

const isActive = ({ status }: CompanyShort) => status === "ACTIVE"

function rowOf({ name, uid, legalSeat, ehraid }: CompanyShort): CompanyRow {
  return { name, uid: formatUid(uid as RawUid), uid_raw: uid, legalSeat: legalSeat ?? "", ehraid }
}

function detailOf({ name, uid, legalSeat, address }: CompanyFull): CompanyDetail {
  return {
    name,
    uid: formatUid(uid as RawUid),
    legalSeat: legalSeat ?? "",
    address: {
      street: address?.street ?? address?.poBox ?? "",
      houseNumber: (address?.street && address.houseNumber) ?? "",
      swissZipCode: address?.swissZipCode ?? "",
      city: address?.city ?? "",
    },
  }
}

/** Active companies, each number once, no more than a list can show. */
function matches(companies: readonly CompanyShort[]): CompanyMatches {
  const byUid = new Map<string, CompanyRow>()
  for (const company of companies.filter(isActive)) if (!byUid.has(company.uid)) byUid.set(company.uid, rowOf(company))
  const rows = [...byUid.values()]
  return { results: rows.slice(0, MAX_COMPANIES), too_many: rows.length > MAX_COMPANIES }
}

async function searchByName(client: ZefixClient, typed: string): Promise<CompanyMatches> {
  const name = searchName(typed)
  if (name === null) return { results: [], too_many: false }
  try {
    return matches(await client.search({ name, activeOnly: true }))
  } catch (error) {
    if (!(error instanceof ZefixError) || !NO_MATCH.has(error.type ?? "")) throw error
    return { results: [], too_many: error.type === "RESULTLIST_TO_LARGE" }
  }
}

/** The company register on Zefix. Its methods throw `ZefixError` when it gives no answer to work with. */
export const zefixRegister = (client: ZefixClient) => ({
  /** By name or by number. */
  async search(typed: string): Promise<CompanyMatches> {
    const uid = parseUid(typed)
    return uid ? matches(await client.byUid(uid)) : searchByName(client, typed)
  },

  /** Null if the number isn't registered. */
  async byUid(uid: RawUid): Promise<CompanyDetail | null> {
    const companies = await client.byUid(uid)
    const company = companies.find(isActive) ?? companies[0]
    return company ? detailOf(company) : null
  },
})
