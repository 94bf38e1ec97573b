import { createHash } from "node:crypto"
import { z } from "zod"
import type { SecretStore } from "#shop/erp/data/provider"
import { BexioError } from "./errors"

/** What calls carry to be let in. @throws BexioError `auth` if there is none to be had */
export interface TokenProvider {
  current(): Promise<string>
  /** Another one after `rejected` was refused; null if there is no other. */
  renewed(rejected: string): Promise<string | null>
}

/** A personal access token: never renewed, ends after months, replaced by the operator. */
export const staticToken = (token: string): TokenProvider => ({
  current: async () => token,
  renewed: async () => null,
})

export interface OAuthLogin {
  clientId: string
  clientSecret: string
  /** As the operator got it; a later one is in the store. */
  refreshToken: string
  store: SecretStore
  tokenUrl?: string
  fetch?: typeof fetch
  timeoutMs?: number
  nowMs?: () => number
}

const TOKEN_URL = "https://auth.bexio.com/realms/bexio/protocol/openid-connect/token"
/** An access token isn't used in the last minute of its life. */
const SAFETY_MS = 60_000

const tokenAnswer = z.object({
  access_token: z.string().min(1),
  expires_in: z.number().positive(),
  refresh_token: z.string().min(1).nullish(),
})

const CALL = "POST /token"

/**
 * Access tokens by OAuth. bexio may hand out a new refresh token with each and end the old one, so it is kept before the
 * access token is used, and only one caller at a time asks for any.
 */
export function oauthToken(login: OAuthLogin): TokenProvider {
  const { store, nowMs = Date.now } = login
  let known: { token: string; endsAtMs: number } | null = null
  let refreshing: Promise<string> | null = null

  const refresh = () =>
    store.withLock(async () => {
      const kept = unwrap(await store.read(), login.refreshToken)
      const answer = await askForToken(login, kept ?? login.refreshToken)
      const next = answer.refresh_token
      if (next && next !== kept) await store.write(wrap(next, login.refreshToken))
      known = { token: answer.access_token, endsAtMs: nowMs() + answer.expires_in * 1_000 - SAFETY_MS }
      return known.token
    })

  const refreshed = () => {
    refreshing ??= refresh().finally(() => {
      refreshing = null
    })
    return refreshing
  }

  return {
    current: async () => (known && known.endsAtMs > nowMs() ? known.token : refreshed()),
    renewed: async (rejected) => (known && known.token !== rejected ? known.token : refreshed()),
  }
}

/** A stored token belongs to the operator's one: when he enters another, what was stored before counts no more. */
const mark = (original: string) => createHash("sha256").update(original).digest("hex").slice(0, 16)
const wrap = (token: string, original: string) => `${mark(original)}:${token}`
const unwrap = (stored: string | null, original: string) =>
  stored?.startsWith(`${mark(original)}:`) ? stored.slice(mark(original).length + 1) : null

async function askForToken(login: OAuthLogin, refreshToken: string) {
  const { tokenUrl = TOKEN_URL, fetch: send = fetch, timeoutMs = 15_000, clientId, clientSecret } = login
  const form = {
    grant_type: "refresh_token",
    client_id: clientId,
    client_secret: clientSecret,
    refresh_token: refreshToken,
  }
  const response = await send(tokenUrl, {
    method: "POST",
    headers: { accept: "application/json" },
    body: new URLSearchParams(form),
    signal: AbortSignal.timeout(timeoutMs),
    redirect: "manual",
  }).catch((cause: unknown) => {
    throw new BexioError("transient", { call: CALL, cause })
  })
  const isRefused = response.status >= 400 && response.status < 500 && response.status !== 429
  if (isRefused) throw new BexioError("auth", { call: CALL, status: response.status, refusal: "refresh token refused" })
  const parsed = tokenAnswer.safeParse(await response.json().catch(() => undefined))
  if (!response.ok || !parsed.success) throw new BexioError("transient", { call: CALL, status: response.status })
  return parsed.data
}
