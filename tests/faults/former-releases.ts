import fs from "node:fs"
import path from "node:path"
import { expect } from "vitest"
import { api, staff } from "../harness"
import { target } from "../harness/target"
import { runBackupScript } from "./backup-scripts"

/** A folder for each release that is kept: a backup of a shop, what that shop answered, and extensions as they were written then. */
const FOLDER = path.join(import.meta.dirname, "former-releases")

interface ListedOrder {
  shop_number: string
  email: string
  documents: string
  is_cancelled: boolean
  rentals: object[]
}
interface Reports {
  rent: object[]
  utilisation: object[]
}
interface Answered extends Reports {
  /** Of a customer who was logged in. */
  token: string
  email: string
  password: string
  orderId: string
  /** Of the next order. */
  nextNumber: string
  /** Of the customer, by call. */
  own: Record<string, object>
  orders: ListedOrder[]
}
export interface FormerRelease {
  name: string
  backup: string
  answered: Answered
  /** A `shop.config.ts`; of releases before there were extensions, none. */
  extensions?: string
}

const numberOf = ({ nextNumber }: Answered) => Number(nextNumber.split("-")[1])

/** The oldest first. */
export const formerReleases: FormerRelease[] = fs
  .readdirSync(FOLDER)
  .map((name) => {
    const file = (rest: string) => path.join(FOLDER, name, rest)
    const extensions = file("extensions.ts")
    return {
      name,
      backup: file("backup.tar.gz"),
      answered: JSON.parse(fs.readFileSync(file("answers.json"), "utf8")),
      ...(fs.existsSync(extensions) ? { extensions } : {}),
    }
  })
  .toSorted((one, other) => numberOf(one.answered) - numberOf(other.answered))

/** What staff see of all orders. */
export async function listedOrders(): Promise<ListedOrder[]> {
  const admin = await staff()
  const { body } = await admin<{ orders: ListedOrder[] }>("GET", "/admin/order-list?limit=100")
  return body.orders.map(({ shop_number, email, documents, is_cancelled, rentals }) => ({
    ...{ shop_number, email, documents, is_cancelled, rentals },
  }))
}

export async function reports(): Promise<Reports> {
  const admin = await staff()
  const { body } = await admin<Reports>("GET", "/admin/rental/reports?from=2025-12&to=2027-11")
  return { rent: body.rent, utilisation: body.utilisation }
}

/** Keeps the shop that the helpers talk to as a release's, once the former one's next order was made in it. */
export async function keepRelease(name: string, former: Answered): Promise<void> {
  const { token, email, password, orderId, own } = former
  const answers = Object.keys(own).map(async (call) => [call, (await api("GET", call, { token })).body] as const)
  const answered: Answered = {
    ...{ token, email, password, orderId, nextNumber: `W-${numberOf(former) + 1}` },
    own: Object.fromEntries(await Promise.all(answers)),
    orders: await listedOrders(),
    ...(await reports()),
  }
  const folder = path.join(FOLDER, name)
  fs.mkdirSync(folder, { recursive: true })
  fs.writeFileSync(path.join(folder, "answers.json"), `${JSON.stringify(answered, null, 2)}\n`)
  await run("migrate") // Notes whose the database is, which a start does and the spec's server doesn't,
  fs.rmSync(path.join(target().dataDir, "media"), { recursive: true, force: true }) // and makes files that each start makes.
  await run("backup", path.join(folder, "backup.tar.gz"))
}

async function run(script: "migrate" | "backup", ...args: string[]) {
  const { code, output } = await runBackupScript(script, target(), ...args)
  expect(code, output).toBe(0)
}
