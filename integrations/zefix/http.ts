import { outgoing } from "#platform/telemetry/outgoing"
import { ZefixError } from "./errors"
import { refusal } from "./schemas"

export interface ZefixAccess {
  /** Without a slash at the end, such as https://www.zefix.admin.ch/ZefixPublicREST */
  baseUrl: string
  username: string
  password: string
  /** Default 4 s: somebody is typing and waits. */
  timeoutMs?: number
  fetch?: typeof fetch
}

interface ZefixCall {
  method: "GET" | "POST"
  path: string
  body?: unknown
}

async function answerOf(access: ZefixAccess, { method, path, body }: ZefixCall): Promise<Response> {
  const { baseUrl, username, password, timeoutMs = 4_000, fetch: send = fetch } = access
  const url = `${baseUrl}${path}`
  try {
    return await outgoing({ method, url, template: path.replace(/\/uid\/.+$/, "/uid/{uid}") }, (traced) =>
      send(url, {
        method,
        headers: {
          accept: "application/json",
          authorization: `Basic ${Buffer.from(`${username}:${password}`).toString("base64")}`,
          ...(body === undefined ? {} : { "content-type": "application/json" }),
          ...traced,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(timeoutMs),
        redirect: "error",
      }),
    )
  } catch (cause) {
    throw new ZefixError("unreachable", null, null, cause)
  }
}

function refusalOf(status: number, body: unknown): ZefixError {
  const type = refusal.safeParse(body).data?.error.type ?? (status === 404 ? "NOT_FOUND" : null)
  if (status === 401 || status === 403) return new ZefixError("credentials", status, type)
  return new ZefixError(status >= 500 || status === 429 ? "unreachable" : "refused", status, type)
}

/** One call, checked by `schema`. @throws ZefixError */
export async function zefixRequest<Answer>(
  access: ZefixAccess,
  call: ZefixCall,
  schema: { parse(value: unknown): Answer },
): Promise<Answer> {
  const response = await answerOf(access, call)
  const body: unknown = await response.json().catch(() => undefined)
  if (!response.ok) throw refusalOf(response.status, body)
  try {
    return schema.parse(body)
  } catch (cause) {
    throw new ZefixError("unreachable", response.status, null, cause)
  }
}
