import type { EnvironmentVariables } from "./env-table"

/** How bexio lets the shop in: a personal token, or OAuth with a refresh token to begin with. */
export type BexioCredentials =
  | { kind: "static"; token: string }
  | { kind: "oauth"; clientId: string; clientSecret: string; refreshToken: string }

export interface BexioSettings {
  /** Without a slash at the end. */
  baseUrl: string
  login: BexioCredentials
  /** Number of the account that revenue is booked to. */
  revenueAccountNo: string
  /** Whether invoices are issued by the shop; if not, staff issue the drafts in bexio. */
  autoIssue: boolean
}

function credentials(variables: EnvironmentVariables): BexioCredentials | undefined {
  const { BEXIO_TOKEN, BEXIO_CLIENT_ID, BEXIO_CLIENT_SECRET, BEXIO_REFRESH_TOKEN } = variables
  if (BEXIO_CLIENT_ID && BEXIO_CLIENT_SECRET && BEXIO_REFRESH_TOKEN)
    return {
      kind: "oauth",
      clientId: BEXIO_CLIENT_ID,
      clientSecret: BEXIO_CLIENT_SECRET,
      refreshToken: BEXIO_REFRESH_TOKEN,
    }
  return BEXIO_TOKEN ? { kind: "static", token: BEXIO_TOKEN } : undefined
}

/** Access to bexio; undefined without credentials or with `ERP_MODE=off`. OAuth wins over a token. */
export function bexioSettings(variables: EnvironmentVariables): BexioSettings | undefined {
  const login = credentials(variables)
  if (variables.ERP_MODE === "off" || !login) return undefined
  return {
    baseUrl: variables.BEXIO_BASE_URL,
    login,
    revenueAccountNo: variables.BEXIO_REVENUE_ACCOUNT_NO,
    autoIssue: variables.BEXIO_AUTO_ISSUE === "on",
  }
}
