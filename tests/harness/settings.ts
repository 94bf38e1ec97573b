import path from "node:path"

export const ROOT = path.resolve(import.meta.dirname, "../..")

/** Everything a test run writes: database, mails, logs. Removable at any time; two runs at a time need one each. */
export const RUN_DIR = path.resolve(ROOT, process.env.TEST_DATA_DIR ?? ".data-test")

/** So many files run at a time, each worker with a shop of its own. */
export const WORKERS = Number(process.env.TEST_WORKERS ?? 1)

export const folderOfWorker = (worker: number) => path.join(RUN_DIR, `worker-${worker}`)

/** This worker's number, from 1; the process that starts and ends the workers and their shops is none. */
export const WORKER = Number(process.env.VITEST_POOL_ID ?? 0)

/** What this worker and its shop write. */
export const DATA_DIR = WORKER === 0 ? RUN_DIR : folderOfWorker(WORKER)

/** The shop's clock in tests: Tuesday, 24 November 2026, 09:00 in Zurich, before the dispatch cut-off. */
export const SHOP_NOW = "2026-11-24T08:00:00.000Z"

/** In SQL: over by the shop's clock as well as by the database's, whatever the day on which the tests run. */
export const OVER = `least(now(), timestamptz '${SHOP_NOW}')`
export const TODAY = "2026-11-24"

export const STAFF = { email: "team@example.ch", password: "Nur-fuer-Tests-1" }

/** The mirror of orders in the ERP is as patient in a test as it needs to be to show its order of things; milliseconds. */
export const ERP_TIMES = {
  ...{ lease: 4_000, verify: 1_000, call: 1_500, backOff: 200, backOffMost: 1_000, rest: 300, authRest: 500 },
  ...{ checkoutWait: 6_000, rateRestMost: 1_000, alarmPause: 0 },
  ...{ look: 200, sweep: 500, invoices: 1_000 },
}

/** Migrated, seeded and started once; never opened by a test. */
export const TEMPLATE_DATABASE = "shop_template"

/** The environment of every shop process of a test run. */
export function shopEnvironment(databaseUrl: string, port: number, dataDir = DATA_DIR): Record<string, string> {
  return {
    NODE_ENV: "production",
    SHOP_MODE: "demo",
    SHOP_NOW,
    HOST: "127.0.0.1",
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: "only-for-tests-0123456789abcdef0123456789abcdef",
    ADMIN_EMAIL: STAFF.email,
    ADMIN_PASSWORD: STAFF.password,
    DISABLE_ADMIN: "true",
    MEDUSA_DISABLE_TELEMETRY: "true",
    LOG_LEVEL: "warn",
    ERP_TIMES: JSON.stringify(ERP_TIMES),
  }
}
