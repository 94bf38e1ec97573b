import type { ErpIntegration } from "#integrations/define-erp"
import { ERPS } from "#integrations/erps"
import { complaintsAbout } from "./env-rules"
import { type EnvironmentVariables, environmentTable } from "./env-table"
import type { ErpTimes } from "./erp-times"

/** The environment is wrong; the message is one line that begins with the variable's name. */
export class EnvironmentError extends Error {
  override name = "EnvironmentError"
}

export interface S3Settings {
  fileUrl: string
  endpoint: string | undefined
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

export interface ZefixSettings {
  baseUrl: string
  username: string
  password: string
}

export interface TagManagerSettings {
  /** `GTM-…` */
  id: string
  /** Where its script comes from. */
  origin: string
}

type ErpConnector = NonNullable<ReturnType<ErpIntegration["connect"]>>

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
  redisUrl: string | undefined
  s3: S3Settings | undefined
  sessionSecret: string | undefined
  trustProxy: number | string[] | false
  adminEmail: string | undefined
  adminPassword: string | undefined
  smtpUrl: string | undefined
  mailFrom: string
  erpMode: EnvironmentVariables["ERP_MODE"]
  erpTimes: ErpTimes
  /** Set in demo and tests only: the instant at which the shop's clock stood when the process started. */
  shopNow: string | undefined
  /** Null: no ERP, and in demo its stand-in, unless `erpMode` is off. */
  connectErp: ErpConnector | null
  zefix: ZefixSettings | undefined
  /** Loaded after consent only; unset: nothing is loaded and nobody is asked. */
  tagManager: TagManagerSettings | undefined
}

/** What the server and every Medusa command run with. */
export interface Env extends StartEnv {
  databaseUrl: string
  sessionSecret: string
}

type Source = Record<string, string | undefined>

const presentIn = (source: Source): Source =>
  Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()))

/** The chosen ERP has to be there in production; variables of any have to be right. */
const complaintsAboutErps = ({ SHOP_MODE, ERP_MODE }: EnvironmentVariables, present: Source) =>
  Object.entries(ERPS).flatMap(([name, erp]) =>
    erp.complaints(present, SHOP_MODE === "production" && name === ERP_MODE),
  )

/** The checked variables. @throws EnvironmentError naming the first wrong variable */
export function checkedVariables(source: Source): EnvironmentVariables {
  const present = presentIn(source)
  const parsed = environmentTable.safeParse(present)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new EnvironmentError(`${issue?.path.join(".")} ${issue?.message}.`)
  }
  const [complaint] = [...complaintsAbout(parsed.data), ...complaintsAboutErps(parsed.data, present)]
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

function zefixSettings(variables: EnvironmentVariables): ZefixSettings | undefined {
  const { ZEFIX_BASE_URL, ZEFIX_USERNAME, ZEFIX_PASSWORD } = variables
  if (!(ZEFIX_USERNAME && ZEFIX_PASSWORD)) return undefined
  return { baseUrl: ZEFIX_BASE_URL, username: ZEFIX_USERNAME, password: ZEFIX_PASSWORD }
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
    redisUrl: variables.REDIS_URL,
    s3: s3Settings(variables),
    sessionSecret: variables.SESSION_SECRET,
    trustProxy: variables.TRUST_PROXY ?? false,
    adminEmail: variables.ADMIN_EMAIL,
    adminPassword: variables.ADMIN_PASSWORD,
    smtpUrl: variables.SMTP_URL,
    mailFrom: variables.MAIL_FROM,
    erpMode: variables.ERP_MODE,
    erpTimes: variables.ERP_TIMES,
    shopNow: variables.SHOP_NOW,
    connectErp: variables.ERP_MODE === "off" ? null : ERPS[variables.ERP_MODE].connect(presentIn(source)),
    zefix: zefixSettings(variables),
    tagManager: tagManagerSettings(variables),
  }
}

/**
 * The environment of a running shop. `npm start` fills in the database and the secret that the operator left unset;
 * other ways to start must name both.
 * @throws EnvironmentError
 */
export function parseEnv(source: Source): Env {
  const env = readStartEnv(source)
  const { databaseUrl, sessionSecret } = env
  if (!databaseUrl) throw new EnvironmentError("DATABASE_URL must be set (npm start supplies it).")
  if (!sessionSecret) throw new EnvironmentError("SESSION_SECRET must be set (npm start supplies it).")
  return { ...env, databaseUrl, sessionSecret }
}

let own: Env | undefined

/** This process's environment, checked once: nobody changes it while the shop runs. @throws EnvironmentError */
export const readEnv = (): Env => {
  own ??= parseEnv(process.env)
  return own
}
