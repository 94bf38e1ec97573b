import { isIP } from "node:net"
import path from "node:path"
import { z } from "zod"
import { addressOf, text } from "./env-values"
import { erpTimes } from "./erp-times"
import { offering } from "./extensions/index"

/** One of these providers by its extension's name, or none. */
const oneOf = (kind: "erp" | "companyRegister" | "mails", without: string) => {
  const names = [...offering(kind), without]
  return z.enum(names, { error: `must be ${names.join(" or ")}` })
}

const isAddressOrSubnet = (value: string) => isIP(value.split("/")[0] ?? "") !== 0 || value === "loopback"

/** Number of proxies in front of the shop, or their addresses; what Express calls "trust proxy". */
const trustedProxies = text.transform((value, context): number | string[] => {
  if (/^[1-9]$/.test(value)) return Number(value)
  const addresses = value.split(",").map((address) => address.trim())
  if (addresses.every(isAddressOrSubnet)) return addresses
  context.addIssue({
    code: "custom",
    message: "must be a number of proxies from 1 to 9 or their addresses, comma-separated",
  })
  return z.NEVER
})

/** An origin as browsers send it. */
const isOrigin = (value: string) =>
  /^https?:\/\/[^*]+$/.test(value) && URL.canParse(value) && new URL(value).origin === value

const origins = text
  .transform((value) => value.split(",").map((origin) => origin.trim()))
  .refine((all) => all.every(isOrigin), {
    error: "must be origins such as https://app.example.ch without a slash at the end, comma-separated",
  })
  .transform((all) => [...new Set(all)])

const asJson = text.transform((value, context): unknown => {
  try {
    return JSON.parse(value)
  } catch {
    context.addIssue({ code: "custom", message: "must be JSON" })
    return z.NEVER
  }
})

/** Every variable the shop itself reads, one line each; its neighbours and extensions have their own. An empty value counts as unset. */
export const environmentTable = z.object({
  SHOP_CONFIG: text.optional(),
  SHOP_MODE: z.enum(["demo", "production"], { error: "must be demo or production" }).default("demo"),
  SHOP_LANGUAGE: text.regex(/^[a-z]{2}$/, "must be a language's two letters such as de").default("de"),
  SHOP_ROLE: z.enum(["all", "server", "worker"], { error: "must be all, server or worker" }).default("all"),
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, "must be a port number from 1 to 65535")
    .transform(Number)
    .refine((port) => port >= 1 && port <= 65535, "must be a port number from 1 to 65535")
    .default(9000),
  HOST: text.optional(),
  PUBLIC_URL: addressOf("http:", "https:")
    .transform((value) => new URL(value))
    .refine((url) => url.pathname === "/" && !url.search && !url.hash, "must be an origin without a path")
    .transform((url) => url.origin)
    .optional(),
  DRAIN_SECONDS: z
    .string()
    .regex(/^\d{1,2}$/, "must be a number of seconds from 0 to 99")
    .transform(Number)
    .default(0),
  DATA_DIR: text.default(".data").transform((folder) => path.resolve(folder)),
  DATABASE_URL: addressOf("postgres:", "postgresql:").optional(),
  DATABASE_DIRECT_URL: addressOf("postgres:", "postgresql:").optional(),
  ARCHIVE_DIR: text.transform((folder) => path.resolve(folder)).optional(),
  REDIS_URL: addressOf("redis:", "rediss:").optional(),
  S3_FILE_URL: addressOf("http:", "https:").optional(),
  S3_ENDPOINT: addressOf("http:", "https:").optional(),
  S3_REGION: text.optional(),
  S3_BUCKET: text.optional(),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: text.optional(),
  SESSION_SECRET: text.min(32, "must have at least 32 characters").optional(),
  TRUST_PROXY: trustedProxies.optional(),
  CORS_ORIGINS: origins.optional(),
  ADMIN_EMAIL: text.toLowerCase().pipe(z.email("must be an e-mail address")).optional(),
  ADMIN_PASSWORD: z.string().min(8, "must have at least 8 characters").optional(),
  SMTP_URL: addressOf("smtp:", "smtps:").optional(),
  MAIL_FROM: text.includes("@", { error: "must contain an e-mail address" }).default("shop@example.ch"),
  MAIL_TRANSPORT: oneOf("mails", "smtp").default("smtp"),
  ERP_MODE: oneOf("erp", "off").default("bexio"),
  ERP_TIMES: asJson.pipe(erpTimes).prefault("{}"),
  COMPANY_REGISTER: oneOf("companyRegister", "off").default("zefix"),
  TAG_MANAGER_ID: text.regex(/^GTM-[A-Z0-9]+$/, "must be a container's id such as GTM-AB12CD3").optional(),
  TAG_MANAGER_ORIGIN: addressOf("http:", "https:")
    .transform((value) => new URL(value).origin)
    .default("https://www.googletagmanager.com"),
  WEBHOOKS_TO_PRIVATE_NETWORKS: z.enum(["0", "1"], { error: "must be 0 or 1" }).optional(),
  PRODUCT_FEED: z.enum(["0", "1"], { error: "must be 0 or 1" }).default("0"),
  OTEL_EXPORTER_OTLP_ENDPOINT: addressOf("http:", "https:").optional(),
  OTEL_SDK_DISABLED: text.toLowerCase().optional(),
  SHOP_NOW: z.iso.datetime({ offset: true, error: "must be an instant such as 2026-03-01T09:00:00Z" }).optional(),
})
export type EnvironmentVariables = z.infer<typeof environmentTable>
export type VariableName = keyof EnvironmentVariables
