import fs from "node:fs"
import path from "node:path"
import { startShop } from "./app"
import { cloneTemplate, databaseUrl } from "./database"
import { erpVariables, startErp } from "./erp"
import { QUICK_AND_WATCHED } from "./quick-passwords"
import { forgetSecrets } from "./secrets"
import { folderOfWorker, RUN_DIR } from "./settings"

/** Made with the template, and too big to be copied. */
const SAMPLE_DATA = "media/sample-data"

/** The folder as a first start leaves it, without what an earlier run wrote. */
function freshFolder(dataDir: string) {
  const [made, own] = [RUN_DIR, dataDir].map((folder) => path.join(folder, SAMPLE_DATA))
  fs.rmSync(dataDir, { recursive: true, force: true })
  fs.mkdirSync(own, { recursive: true })
  for (const file of fs.readdirSync(made)) fs.linkSync(path.join(made, file), path.join(own, file))
}

/** The shop of one worker with its database, its folder and a stand-in of its ERP. */
export async function startWorkerShop(serverUrl: string, worker: number) {
  const database = `shop_test_${worker}`
  const dataDir = folderOfWorker(worker)
  freshFolder(dataDir)
  await cloneTemplate(serverUrl, database)
  const erp = await startErp()
  forgetSecrets(dataDir, [erp.token])
  const url = databaseUrl(serverUrl, database)
  const shop = await startShop({ databaseUrl: url, dataDir, env: { ...erpVariables(erp), ...QUICK_AND_WATCHED } })
  return {
    target: { baseUrl: shop.baseUrl, databaseUrl: url, dataDir, erpUrl: erp.baseUrl },
    async stop() {
      await shop.stop()
      await erp.stop()
    },
  }
}
