import { prepareDatabase } from "../../scripts/start/database.mjs"
import { startShop } from "./app"
import { freePort } from "./ports"
import { QUICK_PASSWORDS } from "./quick-passwords"
import { STAFF, shopEnvironment } from "./settings"

/** Prepares the database as `npm start` does, and starts the shop once, so that whatever it creates then is there. */
export async function makeTemplate(databaseUrl: string) {
  await prepareDatabase({
    env: { ...shopEnvironment(databaseUrl, await freePort()), ...QUICK_PASSWORDS },
    staff: STAFF,
  })
  const shop = await startShop({ databaseUrl, name: "template" })
  await shop.stop()
}
