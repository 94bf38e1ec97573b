import { step } from "../lib/progress.mjs"
import { StartError } from "../lib/start-error.mjs"
import { readEnvironment } from "../start/preparation.mjs"
import { knownStaffLogin } from "../start/secrets.mjs"
import { orders } from "./orders.mjs"
import { PASSWORD, PEOPLE, people } from "./people.mjs"
import { demoShop, isDemo } from "./shop.mjs"

async function fill() {
  const settings = readEnvironment()
  const baseUrl = settings.publicUrl
  if (!(await isDemo(baseUrl)))
    throw new StartError(`No demo whose mails can be read answers at ${baseUrl}: start one (npm start).`)
  const shop = demoShop({ baseUrl, staff: knownStaffLogin(settings) })
  if ((await shop.call("GET", `/check-email/?email=${PEOPLE.petra.email}`)).exists)
    throw new StartError(`The sample is there already: ${PEOPLE.petra.email} has an account.`)
  const everybody = await step("A company, its colleagues and a customer", () => people(shop))
  await step("Their orders", () => orders(shop, everybody))
  const logins = Object.values(PEOPLE).map((person) => person.email)
  process.stdout.write(`\nLogins ${logins.join(", ")}, all with the password ${PASSWORD}\n`)
}

/** Fills a running demo as customers and staff would, by its own calls; nothing is written past them. */
export async function sample() {
  try {
    await fill()
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}
