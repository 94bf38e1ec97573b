import { settings } from "#config/settings"
import type { ErpDocument } from "#shop/erp/data/provider"
import { type ErpUnit, unitName } from "#shop/erp/rules/unit-name"
import { textsFor } from "#texts/texts"
import type { BexioClient } from "./client"
import { BexioError } from "./errors"
import type { DocumentRefs } from "./mapping/document"
import { isRefundable } from "./mapping/positions"
import type { Unit } from "./schemas"

export interface LookupSettings {
  /** Number of the account that revenue is booked to. Default 3200. */
  revenueAccountNo?: string
  /** Number of the account of refundable positions. Default 2030. */
  depositAccountNo?: string
  /** Code of their sales tax, of those of 0 %. */
  depositTaxCode?: string
}

/** What the shop's documents refer to in one account of bexio: ids differ from account to account. */
export interface Refs extends DocumentRefs {
  /** By ISO code, such as CH. */
  countryIds: ReadonlyMap<string, number>
}

/** The same whatever the VAT of a document. */
interface AccountRefs extends Omit<Refs, "taxId" | "refundable"> {
  salesTaxes: Awaited<ReturnType<BexioClient["salesTaxes"]>>
  accounts: Awaited<ReturnType<BexioClient["accounts"]>>
}

/** @throws BexioError `permanent`: somebody has to set it up in bexio */
function found<Row>(row: Row | undefined, what: string): Row {
  if (row === undefined) throw new BexioError("permanent", { call: "look-up", refusal: `${what} is missing in bexio` })
  return row
}

const byName = <Row extends { name: string }>(rows: readonly Row[], name: string) =>
  rows.find((row) => row.name.toLowerCase() === name.toLowerCase())

const taxesOf = ({ salesTaxes }: AccountRefs, vatPermille: number) =>
  salesTaxes.filter(
    ({ type, value, is_active }) => is_active && type === "sales_tax" && Math.round(value * 10) === vatPermille,
  )

function taxIdOf(refs: AccountRefs, vatPermille: number): number {
  const rates = taxesOf(refs, vatPermille)
  const usual = rates.find(({ code }) => code === `UN${vatPermille}`) ?? rates[0]
  return found(usual, `an active sales tax of ${vatPermille / 10} %`).id
}

/** Export, exempt, none: taxes of 0 % are different things to the tax office. */
function depositTaxIdOf(refs: AccountRefs, code: string | undefined): number {
  const taxes = taxesOf(refs, 0)
  const named = taxes.find((tax) => tax.code === code)
  if (code !== undefined) return found(named, `an active sales tax ${code} of 0 % (BEXIO_DEPOSIT_TAX_CODE)`).id
  const codes = taxes.map((tax) => tax.code)
  if (codes.length < 2 || codes.includes("UN0")) return taxIdOf(refs, 0)
  const refusal = `one of ${codes.join(", ")} has to be named (BEXIO_DEPOSIT_TAX_CODE)`
  throw new BexioError("permanent", { call: "look-up", refusal })
}

async function currencyId(client: BexioClient): Promise<number> {
  const francs = found(byName(await client.currencies(), "CHF"), "the currency CHF")
  const step = Math.round(francs.round_factor * 100)
  if (step !== settings.grossStepRappen)
    throw new BexioError("permanent", {
      call: "look-up",
      refusal: `CHF is rounded to ${francs.round_factor}, settings.grossStepRappen says ${settings.grossStepRappen}`,
    })
  return francs.id
}

function accountId({ accounts }: Pick<AccountRefs, "accounts">, accountNo: string, variable: string): number {
  const account = accounts.find(({ account_no }) => String(account_no) === accountNo)
  return found(account, `account ${accountNo} (${variable})`).id
}

const nameOf = (unit: ErpUnit) => textsFor("shop")(unitName(unit))

/** Made if missing; looked up again afterwards, since another process may have made it at the same time. */
async function unitIds(client: BexioClient): Promise<Refs["unitIds"]> {
  let units = await client.units()
  const missing = [nameOf("piece"), nameOf("day")].filter((name) => !byName(units, name))
  for (const name of missing) await client.createUnit(name).catch(unlessTaken)
  if (missing.length > 0) units = await client.units()
  const idOf = (name: string) => found(firstNamed(units, name), `the unit ${name}`).id
  return { piece: idOf(nameOf("piece")), day: idOf(nameOf("day")) }
}

const firstNamed = (units: readonly Unit[], name: string) =>
  byName(
    [...units].sort((one, other) => one.id - other.id),
    name,
  )

/** A refusal or a lost answer: the next look-up shows whether it is there. */
function unlessTaken(reason: unknown) {
  const isDecided = reason instanceof BexioError && (reason.failure === "permanent" || reason.failure === "ambiguous")
  if (!isDecided) throw reason
}

async function readRefs(client: BexioClient, { revenueAccountNo = "3200" }: LookupSettings): Promise<AccountRefs> {
  const [user, salesTaxes, currency, accounts, units, paymentTypes, countries, languages] = await Promise.all([
    client.me(),
    client.salesTaxes(),
    currencyId(client),
    client.accounts(),
    unitIds(client),
    client.paymentTypes(),
    client.countries(),
    client.languages(),
  ])
  return {
    userId: user.id,
    salesTaxes,
    currencyId: currency,
    accounts,
    accountId: accountId({ accounts }, revenueAccountNo, "BEXIO_REVENUE_ACCOUNT_NO"),
    unitIds: units,
    paymentTypeId: found(byName(paymentTypes, "Rechnung"), "the payment type Rechnung").id,
    languageId: languages.find(({ iso_639_1 }) => iso_639_1 === "de")?.id ?? null,
    countryIds: new Map(
      countries.map(({ id, iso_3166_alpha2, name_short }) => [iso_3166_alpha2 ?? name_short ?? "", id]),
    ),
  }
}

/** The account's ids, asked for once; forgotten on request, since staff may have changed what they refer to. */
export class Lookups {
  #reading: Promise<AccountRefs> | null = null

  constructor(
    private readonly client: BexioClient,
    private readonly lookupSettings: LookupSettings,
  ) {}

  /** @throws BexioError `permanent` if the account has no tax of this rate, or not what refundable positions need */
  async refs({ vatPermille, positions }: Pick<ErpDocument, "vatPermille" | "positions">): Promise<Refs> {
    const known = await this.accountRefs()
    const refs = { ...known, taxId: taxIdOf(known, vatPermille) }
    if (!positions.some(isRefundable)) return refs
    const { depositAccountNo = "2030", depositTaxCode } = this.lookupSettings
    const refundable = {
      taxId: depositTaxIdOf(known, depositTaxCode),
      accountId: accountId(known, depositAccountNo, "BEXIO_DEPOSIT_ACCOUNT_NO"),
    }
    return { ...refs, refundable }
  }

  accountRefs(): Promise<AccountRefs> {
    if (this.#reading) return this.#reading
    const reading = readRefs(this.client, this.lookupSettings)
    this.#reading = reading
    reading.catch(() => {
      if (this.#reading === reading) this.#reading = null
    })
    return reading
  }

  get areKnown(): boolean {
    return this.#reading !== null
  }

  forget() {
    this.#reading = null
  }
}
