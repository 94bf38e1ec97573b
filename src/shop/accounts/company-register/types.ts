import type { RawUid } from "#kernel/uid"
import type { CompanyDetail, CompanyMatches } from "../wire/company"

/** A register of companies. Both methods throw when it gives no answer to work with; nothing found is an answer. */
export interface CompanyRegister {
  /** Companies whose name begins so, or the one with this number; active ones, in the register's order. */
  search(query: string): Promise<CompanyMatches>
  byUid(uid: RawUid): Promise<CompanyDetail | null>
}
