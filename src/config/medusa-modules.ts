import path from "node:path"
import { Modules } from "@medusajs/framework/utils"
import { now } from "#platform/clock"
import type { Env } from "./env"
import { extensions, pluginParts } from "./extensions/index"
import { requireOwnNames } from "./extensions/module-names"

type ModuleEntry = { key?: string; resolve: string; options?: Record<string, unknown> }

/** While Redis is away, who needs it is told so within two seconds instead of waiting for it. */
export const IMPATIENT_REDIS = { maxRetriesPerRequest: 1, connectTimeout: 2_000, commandTimeout: 2_000 }

const PATIENT_EVENT_BUS = path.resolve(__dirname, "../../integrations/redis/event-bus")

/** With `REDIS_URL`: events, workflows and locks are shared by several instances; without: they live in the process. */
function sharedState({ redisUrl }: Env): ModuleEntry[] {
  if (!redisUrl) return []
  const options = { redisUrl, redisOptions: IMPATIENT_REDIS }
  return [
    { key: Modules.EVENT_BUS, resolve: PATIENT_EVENT_BUS, options: { redisUrl } },
    { resolve: "@medusajs/medusa/workflow-engine-redis", options: { redis: { redisUrl } } },
    {
      resolve: "@medusajs/medusa/locking",
      options: {
        providers: [{ resolve: "@medusajs/medusa/locking-redis", id: "locking-redis", is_default: true, options }],
      },
    },
    {
      resolve: "@medusajs/medusa/caching",
      options: {
        providers: [{ resolve: "@medusajs/medusa/caching-redis", id: "caching-redis", is_default: true, options }],
      },
    },
  ]
}

/** Uploads go to the S3-compatible store if there is one, else to `DATA_DIR/uploads`, served under `/static`. */
function files({ s3, dataDir, publicUrl }: Env): ModuleEntry {
  const provider = s3
    ? {
        resolve: "@medusajs/medusa/file-s3",
        id: "s3",
        options: {
          file_url: s3.fileUrl,
          endpoint: s3.endpoint,
          region: s3.region,
          bucket: s3.bucket,
          access_key_id: s3.accessKeyId,
          secret_access_key: s3.secretAccessKey,
        },
      }
    : {
        resolve: "@medusajs/medusa/file-local",
        id: "local",
        options: {
          upload_dir: `${dataDir}/uploads`,
          private_upload_dir: `${dataDir}/private-uploads`,
          backend_url: `${publicUrl}/static`,
        },
      }
  return { resolve: "@medusajs/medusa/file", options: { providers: [provider] } }
}

/** Where mails go when there is no SMTP server. */
export const outboxFolder = ({ dataDir }: Pick<Env, "dataDir">) => path.join(dataDir, "mail")

/** Mails go to the SMTP server, or into the outbox if there is none; the admin's own notices stay Medusa's. */
function notifications(env: Env): ModuleEntry {
  const mail = {
    resolve: path.resolve(__dirname, "../../integrations/mail"),
    id: "mail",
    options: {
      ...{ channels: ["email"], from: env.mailFrom, connect: env.connectMails },
      ...{ smtpUrl: env.smtpUrl, outboxDir: outboxFolder(env) },
    },
  }
  const feed = {
    resolve: "@medusajs/medusa/notification-local",
    id: "local",
    options: { name: "Local Notification Provider", channels: ["feed"] },
  }
  return { resolve: "@medusajs/medusa/notification", options: { providers: [feed, mail] } }
}

/** Medusa's provider of passwords, bounded in what it hashes at a time. */
const passwords: ModuleEntry = {
  resolve: "@medusajs/medusa/auth",
  options: { providers: [{ resolve: path.resolve(__dirname, "../platform/passwords"), id: "emailpass" }] },
}

/** Medusa's own modules where we or the environment decide about them. */
export const environmentModules = (env: Env): ModuleEntry[] => [
  ...sharedState(env),
  files(env),
  notifications(env),
  passwords,
]

/** What the environment has to say to modules of our own. */
const ownOptions = (env: Env): Record<string, ModuleEntry["options"]> => ({
  companyRegister: { connect: env.connectCompanyRegister },
  rental: {
    now,
    closedDays: extensions().flatMap(({ closedDays }) => closedDays ?? []),
    dayRules: extensions().flatMap(({ name, dayRules }) =>
      dayRules.map((rule) => ({ ...rule, code: `${name}:${rule.code}` })),
    ),
    deliveries: extensions().flatMap(({ name, deliveries }) => (deliveries ? { name, timesOf: deliveries } : [])),
  },
  erp: { name: env.erpMode, times: env.isDemo ? lively(env.erpTimes) : env.erpTimes, connect: env.connectErp },
})

/** Who tries the demo sees within seconds what a real shop learns within minutes. */
const lively = (times: Env["erpTimes"]) => ({
  ...times,
  sweep: Math.min(times.sweep, 5_000),
  invoices: Math.min(times.invoices, 10_000),
})

/** Where the areas' tables are, by the names of Medusa's modules. */
const OWN_MODULES = {
  cartTokens: "cart/data",
  catalogue: "catalogue/data/catalogue",
  companies: "companies/data",
  companyRegister: "accounts/company-register",
  content: "content/data",
  erp: "erp/data",
  events: "events/data",
  files: "files/data",
  fleet: "fleet/data",
  letters: "letters/data",
  orderNotes: "orders/data",
  orderRequests: "approvals/data",
  parts: "parts/data",
  productService: "catalogue/data/product-service",
  quotes: "quotes/data",
  rental: "rental/data",
  session: "accounts/data",
  shopSettings: "settings/data",
  specialPrices: "special-prices/data",
  staffHolds: "checkout/data",
  vitals: "vitals/data",
  waitList: "wait-list/data",
  webhooks: "webhooks/data",
  // Last: it watches over tables of all others.
  erasure: "erasure/data",
}

const OF_PLATFORM = ["audit", "idempotency", "outbox"]

export function ownModules(env: Env): ModuleEntry[] {
  const options = ownOptions(env)
  const ofAreas = Object.entries(OWN_MODULES).map(([name, folder]) => ({
    resolve: `./src/shop/${folder}`,
    options: options[name],
  }))
  const ofExtensions = pluginParts().flatMap(({ modules = [] }) => modules)
  const written = ofExtensions.map(({ resolve }) => resolve).filter((place) => !place.startsWith("@medusajs/"))
  requireOwnNames(written, [...Object.values(Modules), ...Object.keys(OWN_MODULES), ...OF_PLATFORM])
  const ofPlatform = OF_PLATFORM.map((name) => ({ resolve: `./src/platform/${name}` }))
  return [...ofPlatform, ...ofAreas, ...ofExtensions]
}
