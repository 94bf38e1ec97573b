import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ContainerRegistrationKeys, MedusaService } from "@medusajs/framework/utils"
import { Account } from "./models/account"
import { Impersonation } from "./models/impersonation"
import { LinkToken } from "./models/link-token"
import { LoginToken } from "./models/login-token"
import {
  accountByEmail,
  type CompanyAddress,
  insertAccount,
  lockAccount,
  markActivated,
  markPasswordChanged,
  type NewAccount,
  updateCompanyAddress,
} from "./store/accounts"
import { type Attempt, beginAttempt, forgetAttempt, forgetAttempts, type LimitRule } from "./store/attempts"
import type { Database } from "./store/database"
import { forgetExpired } from "./store/forget-expired"
import {
  exchangeImpersonation,
  type ImpersonationEvent,
  type ImpersonationLink,
  impersonateAtOnce,
  impersonationById,
  impersonationByToken,
  issueImpersonation,
  type NewImpersonation,
  noteImpersonation,
} from "./store/impersonations"
import { isKnownAddress, rememberAddress } from "./store/known-addresses"
import { issueLink, type LinkHolder, type LinkPurpose, linkState, redeemLink } from "./store/link-tokens"
import { endLogin, endLogins, issueLogin, type LoginEnd, loginOfToken } from "./store/login-tokens"
import { countMachineCall } from "./store/machine-accesses"
import { endStaffLogin, endStaffLogins, liveStaff, renewStaffLogin, type StaffCaller } from "./store/staff-logins"

/** Logins, links, accounts and limits. Methods with a `database` take part in the caller's transaction. */
class SessionModuleService extends MedusaService({ Account, Impersonation, LinkToken, LoginToken }) {
  readonly #pool: Knex

  constructor(dependencies: Record<typeof ContainerRegistrationKeys.PG_CONNECTION, Knex>) {
    // biome-ignore lint/complexity/noArguments: the generated base class reads the framework's arguments.
    super(...arguments)
    this.#pool = dependencies[ContainerRegistrationKeys.PG_CONNECTION]
  }

  loginOfToken = (token: string) => loginOfToken(this.#pool, token)
  issueLogin = (customerId: string, database: Database = this.#pool) => issueLogin(database, customerId)
  endLogin = (token: string) => endLogin(this.#pool, token)
  endLogins = (customerId: string, database: Database = this.#pool, end?: LoginEnd) =>
    endLogins(database, customerId, end)

  liveStaff = (caller: StaffCaller) => liveStaff(this.#pool, caller)
  countMachineCall = (id: string) => countMachineCall(this.#pool, id)
  renewStaffLogin = (id: string) => renewStaffLogin(this.#pool, id)
  endStaffLogin = (id: string) => endStaffLogin(this.#pool, id)
  endStaffLogins = (userId: string, transaction: Database) => endStaffLogins(transaction, userId)

  issueLink = (holder: LinkHolder, purpose: LinkPurpose, hours: number) => issueLink(this.#pool, holder, purpose, hours)
  redeemLink = (customerId: string, purpose: LinkPurpose, token: string, database: Database = this.#pool) =>
    redeemLink(database, customerId, purpose, token)
  linkState = (customerId: string, token: string) => linkState(this.#pool, customerId, token)

  issueImpersonation = (impersonation: NewImpersonation, minutes: number, transaction: Database) =>
    issueImpersonation(transaction, impersonation, minutes)
  impersonateAtOnce = (impersonation: NewImpersonation, transaction: Database) =>
    impersonateAtOnce(transaction, impersonation)
  impersonationByToken = (token: string) => impersonationByToken(this.#pool, token)
  lockImpersonation = (token: string, transaction: Database) => impersonationByToken(transaction, token, "for update")
  exchangeImpersonation = (row: ImpersonationLink, minutes: number, transaction: Database) =>
    exchangeImpersonation(transaction, row, minutes)
  impersonationById = (id: string, database: Database = this.#pool) => impersonationById(database, id)
  noteImpersonation = (
    id: string,
    kind: ImpersonationEvent,
    detail: string | null = null,
    database: Database = this.#pool,
  ) => noteImpersonation(database, id, kind, detail)

  insertAccount = (account: NewAccount, database: Database = this.#pool) => insertAccount(database, account)
  accountByEmail = (email: string) => accountByEmail(this.#pool, email)
  lockAccount = (customerId: string, transaction: Database) => lockAccount(transaction, customerId)
  markActivated = (customerId: string, database: Database = this.#pool) => markActivated(database, customerId)
  markPasswordChanged = (customerId: string, database: Database = this.#pool) =>
    markPasswordChanged(database, customerId)
  updateCompanyAddress = (customerId: string, changed: CompanyAddress, database: Database = this.#pool) =>
    updateCompanyAddress(database, customerId, changed)

  isKnownAddress = (customerId: string, address: string) => isKnownAddress(this.#pool, customerId, address)
  rememberAddress = (customerId: string, address: string) => rememberAddress(this.#pool, customerId, address)

  beginAttempt = (rules: LimitRule[]) => beginAttempt(this.#pool, rules)
  forgetAttempt = (attempt: Attempt) => forgetAttempt(this.#pool, attempt)
  forgetAttempts = (rule: LimitRule) => forgetAttempts(this.#pool, rule)

  forgetExpired = () => forgetExpired(this.#pool)
}

export default SessionModuleService
