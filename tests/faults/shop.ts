import fs from "node:fs"
import path from "node:path"
import { afterAll, beforeAll, inject } from "vitest"
import type { BexioSandbox } from "../../integrations/bexio/sandbox/bexio-sandbox"
import type { BexioSandboxOptions } from "../../integrations/bexio/sandbox/options"
import { type ShopProcess, startShop } from "../harness/app"
import { cloneTemplate, databaseUrl } from "../harness/database"
import { erpVariables, startErp } from "../harness/erp"
import { QUICK_PASSWORDS } from "../harness/quick-passwords"
import { DATA_DIR } from "../harness/settings"
import { closeSql } from "../harness/sql"
import { talkTo } from "../harness/target"
import { letJobsExpire } from "./dead-processes"

interface OwnShops {
  /** The ERP of all of them; it outlives each. */
  readonly erp: BexioSandbox
  /** Those that run, and the last ones that died. */
  processes: ShopProcess[]
  /**
   * Starts one more process on the file's database. Where none was left, the jobs of those that died are taken up at once,
   * and the helpers talk to the new one.
   * @param env further variables of this one
   */
  start(env?: Record<string, string>): Promise<ShopProcess>
  /** Ends all but the one that the helpers talk to: of its kills nobody else does the work that is left. */
  leaveOne(): Promise<void>
}

interface OwnShopsOptions {
  /** How the ERP differs from one that behaves. */
  erp?: BexioSandboxOptions
  /** Further variables of the processes. */
  env?: Record<string, string>
}

/** A seeded database and an ERP of the file's own, with as many server processes as wished; the helpers talk to the first. */
export function ownShops(name: string, processes: number, options: OwnShopsOptions = {}): OwnShops {
  const dataDir = path.join(DATA_DIR, name)
  let erp: BexioSandbox
  let started = 0
  const shops: OwnShops = {
    processes: [],
    get erp() {
      return erp
    },
    async start(env) {
      const isAlone = !shops.processes.some((process) => process.isRunning())
      if (isAlone && started > 0) await letJobsExpire(url())
      if (isAlone) shops.processes = []
      const name = `shop-${++started}`
      const shop = await startShop({
        databaseUrl: url(),
        dataDir,
        name,
        env: { ...QUICK_PASSWORDS, ...erpVariables(erp), ...options.env, ...env },
      })
      shops.processes.push(shop)
      if (isAlone) {
        talkTo({ baseUrl: shop.baseUrl, databaseUrl: url(), dataDir, erpUrl: erp.baseUrl })
      }
      return shop
    },
    async leaveOne() {
      await Promise.all(shops.processes.splice(1).map((process) => process.stop()))
    },
  }
  const url = () => databaseUrl(inject("postgresUrl"), `shop_${name}`)
  beforeAll(async () => {
    fs.rmSync(dataDir, { recursive: true, force: true })
    await cloneTemplate(inject("postgresUrl"), `shop_${name}`)
    erp = await startErp(options.erp)
    for (let count = 0; count < processes; count++) await shops.start()
  })
  afterAll(async () => {
    await closeSql()
    await Promise.all(shops.processes.map((shop) => shop.stop()))
    await erp.stop()
  })
  return shops
}
