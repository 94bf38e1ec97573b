import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import QRCode from "qrcode"
import { shopSettings } from "#area/settings"
import { recordAudit } from "#platform/audit/record"
import { conflict } from "#platform/refusal"
import { inOneTransaction } from "#platform/transaction/one-transaction"
import {
  beginFactor,
  confirmFactor,
  deleteFactor,
  factorOf,
  replaceRecoveryCodes,
} from "../../data/store/second-factors"
import { endOtherStaffLogins } from "../../data/store/staff-logins"
import { roleOfStaff } from "../../data/store/staff-roles"
import type { FactorCodeBody, FactorSetup, RecoveryCodes } from "../../wire/second-factor"
import { sealedSecret } from "./factor-secret"
import { newRecoveryCodes, newTotpSecret, totpUri } from "./one-time-codes"
import { proveFactor } from "./prove-factor"

interface Oneself {
  staffId: string
  /** The login that asks, which goes on. */
  loginId: string
}

/** A secret for an authenticator app, in place of one that was never confirmed. @throws Refusal 409 while a factor is on */
export async function startFactor(scope: MedusaContainer, staffId: string): Promise<FactorSetup> {
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const secret = newTotpSecret()
  if (!(await beginFactor(db, staffId, sealedSecret(scope, staffId, secret)))) throw conflict("accounts.factor_is_on")
  const [{ company }, { email }] = await Promise.all([
    shopSettings(scope),
    db("user").where({ id: staffId }).first("email"),
  ])
  return { secret, qr: await QRCode.toString(totpUri(secret, company.name, email), { type: "svg", margin: 2 }) }
}

/**
 * The app has the secret: from now on a code is asked for at the login, and the user's other logins end.
 * @returns the recovery codes, this once
 * @throws Refusal 400 for a wrong code, 409 for a factor that is on, 429
 */
export async function turnFactorOn(
  scope: MedusaContainer,
  { staffId, loginId }: Oneself,
  { code }: FactorCodeBody,
): Promise<RecoveryCodes> {
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const factor = await factorOf(db, staffId)
  if (factor?.is_confirmed) throw conflict("accounts.factor_is_on")
  await proveFactor(scope, staffId, { method: "totp", code })
  const recovery_codes = newRecoveryCodes()
  await inOneTransaction(scope, async ({ trx }) => {
    if (!factor || !(await confirmFactor(trx, staffId, factor.sealed_secret)))
      throw conflict("general.changed_meanwhile")
    await replaceRecoveryCodes(trx, staffId, recovery_codes)
    await endOtherStaffLogins(trx, staffId, loginId)
    await write(trx, staffId, "staff.factor-on")
  })
  return { recovery_codes }
}

/** New recovery codes in place of those that were left. @throws Refusal as `turnFactorOn`, 409 without a factor */
export async function renewRecoveryCodes(
  scope: MedusaContainer,
  staffId: string,
  { code }: FactorCodeBody,
): Promise<RecoveryCodes> {
  await requireOn(scope, staffId)
  await proveFactor(scope, staffId, { method: "totp", code })
  const recovery_codes = newRecoveryCodes()
  await inOneTransaction(scope, async ({ trx }) => {
    await replaceRecoveryCodes(trx, staffId, recovery_codes)
    await write(trx, staffId, "staff.recovery-codes")
  })
  return { recovery_codes }
}

/** @throws Refusal as `renewRecoveryCodes`, 409 where the owner wants one of the role */
export async function turnFactorOff(scope: MedusaContainer, staffId: string, { code }: FactorCodeBody): Promise<void> {
  await requireOn(scope, staffId)
  const role = await roleOfStaff(scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), staffId)
  const { secondFactorFor } = (await shopSettings(scope)).access
  if (role !== null && secondFactorFor.includes(role)) throw conflict("accounts.factor_is_required")
  await proveFactor(scope, staffId, { method: "totp", code })
  await inOneTransaction(scope, async ({ trx }) => {
    await deleteFactor(trx, staffId)
    await write(trx, staffId, "staff.factor-off")
  })
}

async function requireOn(scope: MedusaContainer, staffId: string) {
  const factor = await factorOf(scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), staffId)
  if (!factor?.is_confirmed) throw conflict("accounts.factor_is_off")
}

const write = (trx: Knex.Transaction, staffId: string, action: string) =>
  recordAudit(trx, { staffId, action, subject: { type: "user", id: staffId }, before: null, after: null })
