import { z } from "zod"
import { addressOf, missingOf, text } from "#config/env-values"

export const bexioVariables = z.object({
  BEXIO_BASE_URL: addressOf("http:", "https:")
    .transform((value) => value.replace(/\/+$/, ""))
    .default("https://api.bexio.com"),
  BEXIO_TOKEN: text.optional(),
  BEXIO_CLIENT_ID: text.optional(),
  BEXIO_CLIENT_SECRET: text.optional(),
  BEXIO_REFRESH_TOKEN: text.optional(),
  BEXIO_REVENUE_ACCOUNT_NO: text.regex(/^\d{1,10}$/, "must be an account's number such as 3200").default("3200"),
  BEXIO_DEPOSIT_ACCOUNT_NO: text.regex(/^\d{1,10}$/, "must be an account's number such as 2030").default("2030"),
  BEXIO_DEPOSIT_TAX_CODE: text.optional(),
  BEXIO_AUTO_ISSUE: z.enum(["on", "off"], { error: "must be on or off" }).default("on"),
})
export type BexioVariables = z.infer<typeof bexioVariables>

/** How bexio lets the shop in: a personal token, or OAuth with a refresh token to begin with. */
export type BexioCredentials =
  | { kind: "static"; token: string }
  | { kind: "oauth"; clientId: string; clientSecret: string; refreshToken: string }

export interface BexioSettings {
  /** Without a slash at the end. */
  baseUrl: string
  login: BexioCredentials
  revenueAccountNo: string
  /** Number of the account of what is held for customers, such as deposits. */
  depositAccountNo: string
  /** Code of its sales tax, where bexio has several of 0 %. */
  depositTaxCode?: string
  /** Whether invoices are issued by the shop; if not, staff issue the drafts in bexio. */
  autoIssue: boolean
}

const OAUTH = ["BEXIO_CLIENT_ID", "BEXIO_CLIENT_SECRET", "BEXIO_REFRESH_TOKEN"] as const

/** OAuth is set up whole or not at all. */
export const incompleteLogin = (variables: BexioVariables) => missingOf(variables, OAUTH)

function credentials(variables: BexioVariables): BexioCredentials | undefined {
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

/** Access to bexio; undefined without credentials. OAuth wins over a token. */
export function bexioSettings(variables: BexioVariables): BexioSettings | undefined {
  const login = credentials(variables)
  if (!login) return undefined
  return {
    baseUrl: variables.BEXIO_BASE_URL,
    login,
    revenueAccountNo: variables.BEXIO_REVENUE_ACCOUNT_NO,
    depositAccountNo: variables.BEXIO_DEPOSIT_ACCOUNT_NO,
    depositTaxCode: variables.BEXIO_DEPOSIT_TAX_CODE,
    autoIssue: variables.BEXIO_AUTO_ISSUE === "on",
  }
}
