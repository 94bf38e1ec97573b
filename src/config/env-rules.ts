import path from "node:path"
import type { EnvironmentVariables, VariableName } from "./env-table"
import { missingOf } from "./env-values"

/** What is wrong with a variable; `message` continues the variable's name. */
export interface Complaint {
  variable: VariableName
  message: string
}

const S3_REQUIRED = [
  "S3_FILE_URL",
  "S3_REGION",
  "S3_BUCKET",
  "S3_ACCESS_KEY_ID",
  "S3_SECRET_ACCESS_KEY",
] as const satisfies readonly VariableName[]

const missing = (variable: VariableName, reason: string): Complaint => ({ variable, message: `must be set ${reason}` })

function productionRules(variables: EnvironmentVariables): Complaint[] {
  const mail = variables.MAIL_TRANSPORT === "smtp" ? (["SMTP_URL"] as const) : []
  const required = (["PUBLIC_URL", "SESSION_SECRET", ...mail] as const)
    .filter((name) => variables[name] === undefined)
    .map((name) => missing(name, "when SHOP_MODE=production"))
  const clock: Complaint[] =
    variables.SHOP_NOW === undefined
      ? []
      : [{ variable: "SHOP_NOW", message: "is for demo and tests only; remove it when SHOP_MODE=production" }]
  return [...required, ...clock]
}

/** Parts of one shop on several processes share what one process keeps to itself. */
function roleRules(variables: EnvironmentVariables): Complaint[] {
  if (variables.SHOP_ROLE === "all") return []
  return (["DATABASE_URL", "REDIS_URL", "SESSION_SECRET"] as const)
    .filter((name) => variables[name] === undefined)
    .map((name) => missing(name, `when SHOP_ROLE=${variables.SHOP_ROLE}`))
}

/** Two ways to one database. */
const directRules = ({ DATABASE_URL, DATABASE_DIRECT_URL }: EnvironmentVariables): Complaint[] =>
  DATABASE_DIRECT_URL !== undefined && DATABASE_URL === undefined
    ? [missing("DATABASE_URL", "when DATABASE_DIRECT_URL is")]
    : []

/** What replaces a folder isn't in it. */
function archiveRules({ ARCHIVE_DIR: archive, DATA_DIR: dataDir }: EnvironmentVariables): Complaint[] {
  const isInside = archive !== undefined && !path.relative(dataDir, archive).startsWith("..")
  return isInside ? [{ variable: "ARCHIVE_DIR", message: "must be outside DATA_DIR, which it is to replace" }] : []
}

/** Rules that involve more than one variable. @see ruling 1 */
export function complaintsAbout(variables: EnvironmentVariables): Complaint[] {
  return [
    ...missingOf(variables, S3_REQUIRED),
    ...roleRules(variables),
    ...directRules(variables),
    ...archiveRules(variables),
    ...(variables.SHOP_MODE === "production" ? productionRules(variables) : []),
  ]
}
