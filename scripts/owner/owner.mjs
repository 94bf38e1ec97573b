import { createRequire } from "node:module"
import { ROOT } from "../lib/root.mjs"
import { StartError } from "../lib/start-error.mjs"
import { completeEnvironment, readEnvironment } from "../start/preparation.mjs"
import { runUntilEnd, say } from "../start/stopping.mjs"
import { makeOwner } from "./make-owner.mjs"

const { Client } = createRequire(import.meta.url)("pg")

async function byOperator(endings) {
  process.chdir(ROOT)
  const [email] = process.argv.slice(2)
  if (!email) throw new StartError("Whom? npm run owner -- name@example.ch")
  const env = await completeEnvironment(readEnvironment(), endings, { isGuest: true })
  const client = new Client({ connectionString: env.DATABASE_URL })
  await client.connect()
  endings.add(() => client.end())
  if (!(await makeOwner(client, email))) throw new StartError(`Nobody on the team has the e-mail ${email}.`)
  say(`${email} is an owner without a second factor; logins that were open have ended, and the log says so.`)
}

/** For who operates the shop: whoever can set its environment decides about the first login too. */
export const owner = () => runUntilEnd(byOperator)
