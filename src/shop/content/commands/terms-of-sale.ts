import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { lockSettings, staffSettings, writeSettings } from "#area/settings"
import { TERMS_KEY, type TermsVersions } from "../rules/terms-version"

/** Every version of the terms that a text was kept under or an order accepted; nobody changes them until the transaction ends. */
export async function lockTermsVersions(trx: Knex.Transaction): Promise<TermsVersions> {
  await lockSettings(trx, "sales")
  const current = (await staffSettings(trx)).sales.termsVersion
  const { rows } = await trx.raw<{ rows: { version: string }[] }>(
    `select label as version from content_block_version where key = :key and label is not null
     union
     select metadata->'terms'->>'version' from "order" where metadata->'terms'->>'version' is not null`,
    { key: TERMS_KEY },
  )
  return { current, used: new Set([current, ...rows.map(({ version }) => version)]) }
}

/** What orders accept from now on. */
export async function setTermsVersion(trx: Knex.Transaction, termsVersion: string): Promise<void> {
  const { version, ...sales } = (await staffSettings(trx)).sales
  await writeSettings(trx, "sales", { ...sales, termsVersion }, version + 1)
}
