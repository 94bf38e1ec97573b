import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ContainerRegistrationKeys, MedusaService } from "@medusajs/framework/utils"
import { type ErpTimes, erpTimes } from "#config/erp-times"
import { guardedProvider } from "./guarded-provider"
import { measuredProvider } from "./measured-provider"
import { ErpContact } from "./models/erp-contact"
import { ErpInvoice } from "./models/erp-invoice"
import { ErpMirror } from "./models/erp-mirror"
import { type NamedOffice, namedOffice, namedProvider } from "./named-provider"
import { type ErpConnection, ErpError, type ErpMeans, type ErpProvider } from "./provider"
import { secretStore } from "./store/secret-store"

type Dependencies = Record<typeof ContainerRegistrationKeys.PG_CONNECTION, Knex>

export interface ErpOptions {
  /** Of the ERP: the ids that the shop keeps say whose they are. */
  name?: string
  times?: ErpTimes
  /** Without it the shop runs without an ERP. */
  connect?: ((means: ErpMeans) => ErpConnection) | null
}

/** Keeps what of the shop is, or is to be, in the ERP. What happens to it is in `src/shop/erp/commands`. */
class ErpModuleService extends MedusaService({ ErpMirror, ErpContact, ErpInvoice }) {
  readonly times: ErpTimes
  /** Whether the shop issues its invoices; if not, staff issue the drafts in the ERP. */
  readonly isIssuing: boolean
  /** Where staff look at the books; null if there is no such place. */
  readonly office: NamedOffice | null
  /** Of the ERP, as configuration chooses it. */
  readonly erpName: string
  readonly #pool: Knex
  readonly #provider: ErpProvider | null

  constructor(dependencies: Dependencies, options: ErpOptions = {}) {
    // biome-ignore lint/complexity/noArguments: the generated base class reads the framework's arguments.
    super(...arguments)
    this.#pool = dependencies[ContainerRegistrationKeys.PG_CONNECTION]
    this.times = options.times ?? erpTimes.parse({})
    const connection = options.connect?.({ callMs: this.times.call, secret: secretStore(this.#pool) })
    this.isIssuing = connection?.isIssuing ?? true
    this.erpName = options.name ?? "bexio"
    this.office = connection?.office ? namedOffice(this.erpName, connection.office) : null
    this.#provider = connection ? namedProvider(this.erpName, measuredProvider(connection.provider)) : null
  }

  /** Without an ERP, rows wait until there is one, and nothing fails. */
  get isConfigured(): boolean {
    return this.#provider !== null
  }

  /** For the mirror, which has the circuit breaker in its own hands. @throws ErpError `transient` without an ERP */
  provider(): ErpProvider {
    if (this.#provider === null) throw new ErpError("transient", "The shop runs without an ERP")
    return this.#provider
  }

  /** For everybody else. @throws ErpError `transient` if the shop runs without an ERP */
  guardedProvider(): ErpProvider {
    return guardedProvider(this.provider(), { database: this.#pool, times: this.times })
  }
}

export default ErpModuleService
