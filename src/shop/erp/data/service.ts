import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ContainerRegistrationKeys, MedusaService } from "@medusajs/framework/utils"
import type { BexioSettings } from "#config/bexio-settings"
import { type ErpTimes, erpTimes } from "#config/erp-times"
import { type BexioOffice, bexioOffice } from "#integrations/bexio/office"
import { bexioProvider } from "#integrations/bexio/provider"
import { ErpContact } from "./models/erp-contact"
import { ErpInvoice } from "./models/erp-invoice"
import { ErpMirror } from "./models/erp-mirror"
import { ErpError, type ErpProvider } from "./provider"
import { refreshTokenStore } from "./store/refresh-token"

type Dependencies = Record<typeof ContainerRegistrationKeys.PG_CONNECTION, Knex>

export interface ErpOptions {
  times?: ErpTimes
  /** Without it the shop runs without an ERP. */
  bexio?: BexioSettings
}

/** Keeps what of the shop is, or is to be, in the ERP. What happens to it is in `src/shop/erp/commands`. */
class ErpModuleService extends MedusaService({ ErpMirror, ErpContact, ErpInvoice }) {
  readonly times: ErpTimes
  /** Whether the shop issues its invoices; if not, staff issue the drafts in the ERP. */
  readonly isIssuing: boolean
  /** Where staff look at the books; null if the shop runs without an ERP. */
  readonly office: BexioOffice | null
  readonly #pool: Knex
  readonly #provider: ErpProvider | null

  constructor(dependencies: Dependencies, options: ErpOptions = {}) {
    // biome-ignore lint/complexity/noArguments: the generated base class reads the framework's arguments.
    super(...arguments)
    this.#pool = dependencies[ContainerRegistrationKeys.PG_CONNECTION]
    this.times = options.times ?? erpTimes.parse({})
    this.isIssuing = options.bexio?.autoIssue ?? true
    this.office = options.bexio ? bexioOffice(options.bexio.baseUrl) : null
    this.#provider = options.bexio ? this.#bexio(options.bexio) : null
  }

  #bexio({ baseUrl, login, revenueAccountNo }: BexioSettings): ErpProvider {
    const { call: timeoutMs, rest: restMs } = this.times
    const kept = login.kind === "static" ? login : { ...login, store: refreshTokenStore(this.#pool) }
    return bexioProvider({ baseUrl, revenueAccountNo, login: kept, timeoutMs, restMs })
  }

  /** Without an ERP, rows wait until there is one, and nothing fails. */
  get isConfigured(): boolean {
    return this.#provider !== null
  }

  /** @throws ErpError `transient` if the shop runs without an ERP */
  provider(): ErpProvider {
    if (this.#provider === null) throw new ErpError("transient", "The shop runs without an ERP")
    return this.#provider
  }
}

export default ErpModuleService
