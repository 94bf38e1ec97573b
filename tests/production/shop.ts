import { spawn } from "node:child_process"
import { once } from "node:events"
import fs from "node:fs"
import path from "node:path"
import { afterAll, beforeAll, inject } from "vitest"
import { smtpServer } from "../../integrations/mail/__tests__/smtp-server"
import { type ShopProcess, startShop } from "../harness/app"
import { cloneTemplate, databaseUrl } from "../harness/database"
import { DATA_DIR, ROOT } from "../harness/settings"
import { closeSql } from "../harness/sql"
import { talkTo } from "../harness/target"
import { startRedis } from "./redis"

type Redis = Awaited<ReturnType<typeof startRedis>>
/** Another way to the database than straight. */
export interface Way {
  at(databaseUrl: string): string
  stop(): Promise<void>
}
type MailServer = Awaited<ReturnType<typeof smtpServer>>

export interface ProductionShop {
  one: ShopProcess
  two: ShopProcess
  worker: ShopProcess
  redis: Redis
  mailServer: MailServer
  dataDir: string
  /** What every process of the shop is started with. */
  env: Record<string, string>
  /** Runs `npm run migrate`; what it said. */
  migrate(env?: Record<string, string>): Promise<{ code: number; output: string }>
  /** Stops a server and starts it again on the same port. @throws Error if it had to be killed */
  restart(server: "one" | "two"): Promise<void>
}

const SHARED = {
  SHOP_MODE: "production",
  SHOP_NOW: "",
  ERP_MODE: "off",
  TRUST_PROXY: "loopback",
  PUBLIC_URL: "http://shop.example.ch",
  DRAIN_SECONDS: "3",
}

interface ProductionOptions {
  /** Further variables of every process. */
  env?: Record<string, string>
  /** What stands between the shop and its database, if anything does. */
  way?: (databaseUrl: string) => Promise<Way>
}

/**
 * The parts of docker-compose.yml as plain processes on one PostgreSQL, one Redis and one folder of files: two servers and
 * a worker. The helpers of the harness talk to the first server.
 */
export function productionShop(name: string, options: ProductionOptions = {}): ProductionShop {
  const dataDir = path.join(DATA_DIR, name)
  const database = () => databaseUrl(inject("postgresUrl"), `shop_${name}`)
  let way: Way | undefined
  const wayThere = () => way?.at(database()) ?? database()
  const start = (role: string, process: string, port?: number) =>
    startShop({ databaseUrl: wayThere(), dataDir, port, name: process, env: { ...shop.env, SHOP_ROLE: role } })
  const shop = {
    dataDir,
    async restart(server: "one" | "two") {
      const port = Number(new URL(shop[server].baseUrl).port)
      await shop[server].stop()
      if (shop[server].exitCode() !== 0) throw new Error(`The server ${server} did not end by itself`)
      shop[server] = await start("server", server, port)
    },
    async migrate(env = {}) {
      const child = spawn(process.execPath, ["scripts/migrate.mjs"], {
        cwd: ROOT,
        env: {
          ...process.env,
          ...shop.env,
          DATABASE_URL: wayThere(),
          DATA_DIR: dataDir,
          SESSION_SECRET: "only-for-tests-".repeat(3),
          ADMIN_EMAIL: "team@example.ch",
          ADMIN_PASSWORD: "Nur-fuer-Tests-1",
          ...env,
        },
      })
      let output = ""
      for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk))
      const [code] = await once(child, "close")
      return { code, output }
    },
  } as ProductionShop

  beforeAll(async () => {
    fs.rmSync(dataDir, { recursive: true, force: true })
    const [redis, mailServer] = await Promise.all([
      startRedis(),
      smtpServer(),
      cloneTemplate(inject("postgresUrl"), `shop_${name}`),
    ])
    way = await options.way?.(database())
    const direct = way && { DATABASE_DIRECT_URL: database() }
    const env = { ...SHARED, REDIS_URL: redis.url, SMTP_URL: `smtp://${mailServer.host}`, ...direct, ...options.env }
    Object.assign(shop, { redis, mailServer, env })
    const [one, two, worker] = await Promise.all([
      start("server", "one"),
      start("server", "two"),
      start("worker", "worker"),
    ])
    Object.assign(shop, { one, two, worker })
    talkTo({ baseUrl: one.baseUrl, databaseUrl: database(), dataDir, erpUrl: "" })
  }, 600_000)
  afterAll(async () => {
    await closeSql()
    await Promise.all([shop.one, shop.two, shop.worker].map((process) => process?.stop()))
    await way?.stop()
    await shop.redis?.kill()
    await shop.mailServer?.close()
  })
  return shop
}
