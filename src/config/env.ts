import type { Variables } from "#extension/define-provider"
import type { CompanyRegisterIntegration, ErpIntegration, MailIntegration } from "#extension/providers"
import { complaintsAbout } from "./env-rules"
import { type EnvironmentVariables, environmentTable } from "./env-table"
import { EnvironmentError } from "./environment-error"
import type { ErpTimes } from "./erp-times"
import { complaintsOf } from "./extensions/complaints"
import { extensions, providerOf } from "./extensions/index"

export { EnvironmentError } from "./environment-error"

export interface S3Settings {
  fileUrl: string
  endpoint: string | undefined
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

export interface TagManagerSettings {
  /** `GTM-…` */
  id: string
  /** Where its script comes from. */
  origin: string
}

/** Null: there is none. */
interface Connectors {
  erp: ReturnType<ErpIntegration["connect"]>
  companyRegister: ReturnType<CompanyRegisterIntegration["connect"]>
  mails: ReturnType<MailIntegration["connect"]>
}

/** `DATABASE_URL` and `SESSION_SECRET` may still be missing: the start supplies them. */
export interface StartEnv {
  mode: "demo" | "production"
  isDemo: boolean
  /** What this process does: everything, pages and API, or the work behind them. */
  role: "all" | "server" | "worker"
  port: number
  host: string
  /** How long a process that was asked to stop still takes requests, until proxies have noticed. */
  drainMs: number
  /** Origin for links in mails, canonicals and files; never derived from a request. */
  publicUrl: string
  /** Absolute. */
  dataDir: string
  databaseUrl: string | undefined
  /** The same database without a pool in between that lends connections by the transaction; unset: there is none. */
  directDatabaseUrl: string | undefined
  /** Absolute: base backups, the database's log and files, to recover from. Unset: none are kept. */
  archiveDir: string | undefined
  redisUrl: string | undefined
  s3: S3Settings | undefined
  sessionSecret: string | undefined
  trustProxy: number | string[] | false
  /** Whose pages may read the contract besides the shop's own. */
  corsOrigins: string[]
  adminEmail: string | undefined
  adminPassword: string | undefined
  smtpUrl: string | undefined
  mailFrom: string
  erpMode: EnvironmentVariables["ERP_MODE"]
  erpTimes: ErpTimes
  /** Set in demo and tests only: the instant at which the shop's clock stood when the process started. */
  shopNow: string | undefined
  /** Null: no ERP, and in demo its stand-in, unless `erpMode` is off. */
  connectErp: Connectors["erp"]
  companyRegister: EnvironmentVariables["COMPANY_REGISTER"]
  /** Null: companies are entered by hand, and in the demo there is a stand-in. */
  connectCompanyRegister: Connectors["companyRegister"]
  /** Null: the SMTP server, or files. */
  connectMails: Connectors["mails"]
  /** Loaded after consent only; unset: nothing is loaded and nobody is asked. */
  tagManager: TagManagerSettings | undefined
  /** Whether events may be sent without encryption, and to addresses that are not the internet's. */
  arePrivateWebhooksAllowed: boolean
  /** Whether what is for sale can be read as a feed of products. */
  hasProductFeed: boolean
  /** Whether traces and metrics are sent; where and which, OpenTelemetry's SDK reads for itself. */
  hasTelemetry: boolean
}

/** What the server and every Medusa command run with. */
export interface Env extends StartEnv {
  databaseUrl: string
  directDatabaseUrl: string
  sessionSecret: string
}

type Source = Variables

const presentIn = (source: Source): Source =>
  Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()))

const complaintsAboutExtensions = (variables: EnvironmentVariables, source: Source) =>
  complaintsOf(extensions(), {
    source,
    chosen: {
      isProduction: variables.SHOP_MODE === "production",
      erp: variables.ERP_MODE,
      companyRegister: variables.COMPANY_REGISTER,
      mails: variables.MAIL_TRANSPORT,
    },
    taken: Object.keys(environmentTable.shape),
  })

/** The provider that was chosen by its extension's name, if its variables give access to it. */
const connector = <Kind extends keyof Connectors>(kind: Kind, chosen: string, source: Source) =>
  (providerOf(kind, chosen)?.connect(presentIn(source)) ?? null) as Connectors[Kind]

/** The checked variables. @throws EnvironmentError naming the first wrong variable */
function checkedVariables(source: Source): EnvironmentVariables {
  const present = presentIn(source)
  const parsed = environmentTable.safeParse(present)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new EnvironmentError(`${issue?.path.join(".")} ${issue?.message}.`)
  }
  const [complaint] = [...complaintsAbout(parsed.data), ...complaintsAboutExtensions(parsed.data, present)]
  if (complaint) throw new EnvironmentError(`${complaint.variable} ${complaint.message}.`)
  return parsed.data
}

function s3Settings(variables: EnvironmentVariables): S3Settings | undefined {
  const { S3_FILE_URL, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = variables
  if (!(S3_FILE_URL && S3_REGION && S3_BUCKET && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY)) return undefined
  return {
    fileUrl: S3_FILE_URL,
    endpoint: variables.S3_ENDPOINT,
    region: S3_REGION,
    bucket: S3_BUCKET,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  }
}

const tagManagerSettings = ({ TAG_MANAGER_ID: id, TAG_MANAGER_ORIGIN: origin }: EnvironmentVariables) =>
  id ? { id, origin } : undefined

/** The environment as the start reads it. @throws EnvironmentError */
export function readStartEnv(source: Source = process.env): StartEnv {
  const variables = checkedVariables(source)
  const isDemo = variables.SHOP_MODE === "demo"
  return {
    mode: variables.SHOP_MODE,
    isDemo,
    role: variables.SHOP_ROLE,
    port: variables.PORT,
    host: variables.HOST ?? (isDemo ? "127.0.0.1" : "0.0.0.0"),
    drainMs: variables.DRAIN_SECONDS * 1000,
    publicUrl: variables.PUBLIC_URL ?? `http://localhost:${variables.PORT}`,
    dataDir: variables.DATA_DIR,
    databaseUrl: variables.DATABASE_URL,
    directDatabaseUrl: variables.DATABASE_DIRECT_URL,
    archiveDir: variables.ARCHIVE_DIR,
    redisUrl: variables.REDIS_URL,
    s3: s3Settings(variables),
    sessionSecret: variables.SESSION_SECRET,
    trustProxy: variables.TRUST_PROXY ?? false,
    corsOrigins: variables.CORS_ORIGINS ?? [],
    adminEmail: variables.ADMIN_EMAIL,
    adminPassword: variables.ADMIN_PASSWORD,
    smtpUrl: variables.SMTP_URL,
    mailFrom: variables.MAIL_FROM,
    erpMode: variables.ERP_MODE,
    erpTimes: variables.ERP_TIMES,
    shopNow: variables.SHOP_NOW,
    connectErp: connector("erp", variables.ERP_MODE, source),
    companyRegister: variables.COMPANY_REGISTER,
    connectCompanyRegister: connector("companyRegister", variables.COMPANY_REGISTER, source),
    connectMails: connector("mails", variables.MAIL_TRANSPORT, source),
    tagManager: tagManagerSettings(variables),
    hasProductFeed: variables.PRODUCT_FEED === "1",
    hasTelemetry: variables.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined && variables.OTEL_SDK_DISABLED !== "true",
    arePrivateWebhooksAllowed: (variables.WEBHOOKS_TO_PRIVATE_NETWORKS ?? (isDemo ? "1" : "0")) === "1",
  }
}

/**
 * The environment of a running shop. `npm start` fills in the database and the secret that the operator left unset;
 * other ways to start must name both.
 * @throws EnvironmentError
 */
export function parseEnv(source: Source): Env {
  const env = readStartEnv(source)
  const { databaseUrl, directDatabaseUrl = databaseUrl, sessionSecret } = env
  if (!databaseUrl || !directDatabaseUrl)
    throw new EnvironmentError("DATABASE_URL must be set (npm start supplies it).")
  if (!sessionSecret) throw new EnvironmentError("SESSION_SECRET must be set (npm start supplies it).")
  return { ...env, databaseUrl, directDatabaseUrl, sessionSecret }
}

let own: Env | undefined

/** This process's environment, checked once: nobody changes it while the shop runs. @throws EnvironmentError */
export const readEnv = (): Env => {
  own ??= parseEnv(process.env)
  return own
}
