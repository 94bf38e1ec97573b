import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ContainerRegistrationKeys, MedusaService } from "@medusajs/framework/utils"
import { Account } from "./models/account"
import { CartToken } from "./models/cart-token"
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
import { isKnownAddress, rememberAddress } from "./store/known-addresses"
import { issueLink, type LinkPurpose, redeemLink, wasLinkUsed } from "./store/link-tokens"
import { customerOfToken, endLogin, endLogins, issueLogin } from "./store/login-tokens"

/** Logins, links, accounts and limits. Methods with a `database` take part in the caller's transaction. */
class SessionModuleService extends MedusaService({ Account, CartToken, LinkToken, LoginToken }) {
  readonly #pool: Knex

  constructor(dependencies: Record<typeof ContainerRegistrationKeys.PG_CONNECTION, Knex>) {
    // biome-ignore lint/complexity/noArguments: the generated base class reads the framework's arguments.
    super(...arguments)
    this.#pool = dependencies[ContainerRegistrationKeys.PG_CONNECTION]
  }

  customerOfToken = (token: string) => customerOfToken(this.#pool, token)
  issueLogin = (customerId: string, database: Database = this.#pool) => issueLogin(database, customerId)
  endLogin = (token: string) => endLogin(this.#pool, token)
  endLogins = (customerId: string, database: Database = this.#pool) => endLogins(database, customerId)

  issueLink = (customerId: string, purpose: LinkPurpose, hours: number) =>
    issueLink(this.#pool, customerId, purpose, hours)
  redeemLink = (customerId: string, purpose: LinkPurpose, token: string, database: Database = this.#pool) =>
    redeemLink(database, customerId, purpose, token)
  wasLinkUsed = (customerId: string, token: string) => wasLinkUsed(this.#pool, customerId, token)

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
