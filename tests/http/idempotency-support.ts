import { randomUUID } from "node:crypto"
import { api, sql, until } from "../harness"

export type Wish = Parameters<typeof api>[2] & { key?: string }

export const newKey = () => randomUUID()
export const IS_RUNNING = "idempotency.running"

/** A call with an `Idempotency-Key`, of its own unless one is named. */
export const keyed = (method: Parameters<typeof api>[0], path: string, { key = newKey(), headers, ...rest }: Wish) =>
  api(method, path, { ...rest, headers: { ...headers, "Idempotency-Key": key } })

export const codeOf = ({ headers }: { headers: Headers }) => headers.get("refusal-code")
export const isReplayed = ({ headers }: { headers: Headers }) => headers.get("idempotent-replayed") === "true"

/** Asks with the same key until the answer is more than that the call still runs, as its refusal says. */
export const insistently = (...call: Parameters<typeof keyed>) =>
  until("the answer to a key", async () => {
    const answer = await keyed(...call)
    return codeOf(answer) === IS_RUNNING ? null : answer
  })

/** As if the process that began the call had not been heard of for a minute. */
export const endLeases = () => sql("update idempotency_request set lease_until = now() where status is null")

export const keysLeft = async () => (await sql("select count(*)::int as n from idempotency_request"))[0].n as number
