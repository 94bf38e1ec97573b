import type { RawUid } from "#kernel/uid"
import type { CompanyDetail, CompanyMatches } from "../wire/company"
import { cachedLookup } from "./cached-lookup"
import type { CompanyRegister } from "./types"

const DAY_MS = 24 * 60 * 60 * 1_000
const CACHED = { maxBytes: 8 * 2 ** 20, maxUnderway: 100, ttlMs: DAY_MS }

export interface CompanyRegisterOptions {
  /** Without it there is no register. */
  connect?: (() => CompanyRegister) | null
}

/** There is no register to ask. */
export class NoCompanyRegister extends Error {
  override readonly name = "NoCompanyRegister"
}

const none: CompanyRegister = {
  search: () => Promise.reject(new NoCompanyRegister()),
  byUid: () => Promise.reject(new NoCompanyRegister()),
}

/** The company register, its answers cached for a day by each process. */
class CompanyRegisterService implements CompanyRegister {
  readonly #search: (query: string) => Promise<CompanyMatches>
  readonly #byUid: (uid: string) => Promise<CompanyDetail | null>

  constructor(_dependencies: unknown, { connect }: CompanyRegisterOptions = {}) {
    const register = connect?.() ?? none
    this.#search = cachedLookup((query) => register.search(query), CACHED)
    this.#byUid = cachedLookup((uid) => register.byUid(uid as RawUid), CACHED)
  }

  search(query: string): Promise<CompanyMatches> {
    return this.#search(query.replace(/\s+/g, " ").trim().toLocaleLowerCase("de-CH"))
  }

  byUid(uid: RawUid): Promise<CompanyDetail | null> {
    return this.#byUid(uid)
  }
}

export default CompanyRegisterService
