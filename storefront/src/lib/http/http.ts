import { Client, type FetchArgs } from "@medusajs/js-sdk"
import { LANGUAGE } from "#kernel/language"
import { session } from "../session/session"
import { ApiError } from "./api-error"
import { stringify } from "./query-string"

const BASE_PATH = "/backend/api/v1"

interface RequestOptions {
  query?: Record<string, string | number | undefined>
  signal?: AbortSignal
  headers?: Record<string, string>
  /** The request outlives the page that makes it. */
  keepalive?: boolean
  /** Login, sign-up, activation and reset ignore a login that is still stored. */
  anonymous?: boolean
  /** Nobody waits for it: where the login has ended the page stays, and so does a cart that is nobody's yet (318). */
  isOptional?: boolean
}

let onLoginLost: () => void = () => {}

/** What happens after a 403 has ended the login; the app leads to /log-in. */
export function whenLoginIsLost(listener: () => void): void {
  onLoginLost = listener
}

/** Throws as for a lost connection, unless the caller has given up himself. */
function lose(error: unknown, { signal }: RequestInit): never {
  if (signal?.aborted) throw error
  throw new ApiError(0)
}

/** JSON of the answer, null where it is empty. Of what isn't JSON or breaks off a refusal keeps its status alone. */
async function bodyOf(response: Response, init: RequestInit): Promise<unknown> {
  try {
    const text = await response.text()
    return text === "" ? null : JSON.parse(text)
  } catch (error) {
    return response.ok ? lose(error, init) : null
  }
}

function retryAfterOf(response: Response): number | null {
  const seconds = Number(response.headers.get("retry-after"))
  return seconds > 0 ? seconds : null
}

/** As in js-sdk, a header set to null is left out. */
function headersOf(wanted: Record<string, unknown>): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(wanted)) if (typeof value === "string") headers.set(name, value)
  return headers
}

/** The shop answers within seconds, or says that it can't; a connection that went silent says nothing at all. */
const PATIENCE_MS = 60_000

function untilSilent(signal: AbortSignal | null | undefined): AbortSignal {
  const silence = AbortSignal.timeout(PATIENCE_MS)
  // Browsers of 2023 can't wait for either.
  return signal ? (AbortSignal.any?.([signal, silence]) ?? signal) : silence
}

async function send(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, { ...init, signal: untilSilent(init.signal) })
  } catch (error) {
    return lose(error, init)
  }
}

/**
 * js-sdk's client with the shop's own transport: `Authorization: Token …` instead of Bearer, and the body and headers of
 * a refused answer read before it throws; the stock transport drops them and fails on an empty answer (ruling 2).
 */
class ShopClient extends Client {
  protected override async getJwtHeader_() {
    const token = session.authToken()
    return token ? { Authorization: `Token ${token}` } : {}
  }

  protected override initClient() {
    return async <T>(path: unknown, { query, headers, body, ...init }: FetchArgs = {}): Promise<T> => {
      const search = query ? stringify(query) : ""
      const response = await send(`${BASE_PATH}${path}${search && `?${search}`}`, {
        ...init,
        headers: headersOf({
          accept: "application/json",
          "accept-language": LANGUAGE.tag, // refusals are read next to the page's words
          "content-type": body ? "application/json" : null,
          ...(await this.getJwtHeader_()),
          ...headers,
        }),
        body: body ? JSON.stringify(body) : undefined,
      })
      if (!response.ok) throw new ApiError(response.status, await bodyOf(response, init), retryAfterOf(response))
      return (headers && "accept" in headers ? response : await bodyOf(response, init)) as T
    }
  }
}

const client = new ShopClient({ baseUrl: BASE_PATH })

async function request<T>(path: string, init: FetchArgs, anonymous = false, isOptional = false): Promise<T> {
  const login = session.authToken()
  try {
    return await client.fetch<T>(
      path,
      anonymous ? { ...init, headers: { ...init.headers, Authorization: null } } : init,
    )
  } catch (error) {
    // Of a login that isn't this browser's any more it ends nothing.
    if (error instanceof ApiError && error.status === 403 && session.authToken() === login) {
      if (isOptional) session.forgetLogin()
      else {
        session.expire()
        onLoginLost()
      }
    }
    throw error
  }
}

const withBody =
  (method: "POST" | "PUT") =>
  <T>(path: string, body: object = {}, { anonymous, ...init }: RequestOptions = {}) =>
    request<T>(path, { ...init, method, body }, anonymous)

/**
 * The specified API. Paths start after `/backend/api/v1`. Throws `ApiError` and nothing else but an abort; shows nothing
 * itself, since what the customer sees differs per screen.
 */
export const http = {
  get: <T>(path: string, { anonymous, isOptional, ...init }: RequestOptions = {}) =>
    request<T>(path, init, anonymous, isOptional),
  post: withBody("POST"),
  put: withBody("PUT"),
  delete: <T>(path: string, { anonymous, ...init }: RequestOptions = {}) =>
    request<T>(path, { ...init, method: "DELETE" }, anonymous),
  /** A document of the customer's (PDF, calendar file), as it is answered; nothing else is taken for one. */
  async file(path: string, accept: string): Promise<Response> {
    const answer = await request<Response>(path, { headers: { accept } })
    if (!answer.headers.get("content-type")?.startsWith(accept)) throw new ApiError(0)
    return answer
  },
}
