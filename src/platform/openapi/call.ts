import type * as z from "zod/mini"

type Schema = z.ZodMiniType

/** A refusal whose body is messages: keyed by field for 400, of no field for the others. 404 belongs to every path with a parameter, 413
 * and 415 to every body. */
export type Refusal = 400 | 404 | 410 | 429 | 503

/** One call as the API's document describes it. */
export interface Call {
  /** Its name in generated clients: a verb and its object, unique, and for ever. */
  id: string
  method: "get" | "post" | "put" | "delete"
  /** Below the base path, with `{parameters}` and the slash at the end; it works without the slash too. */
  path: string
  tag: string
  summary: string
  /** It will go: not before that day, and what takes its place. Its line stays until then (`docs/integrators.md`). */
  deprecated?: { sunset: string; instead: string }
  /** "required": 403 without a valid login. "optional": a valid login counts, any other is ignored. */
  login?: "required" | "optional"
  query?: Schema
  body?: Schema
  /** Schema of the successful answer; a media type for what is not JSON; nothing for `{}`. */
  answer?: Schema | `${string}/${string}`
  /** Status of the successful answer, 200 unless said otherwise. */
  status?: 200 | 201
  refusals?: Refusal[]
  /** Body of 429, where it has more than messages. */
  limited?: Schema
  /** Bodies of 409: why things don't allow it (any more), and what is possible instead. */
  conflicts?: Schema[]
}

type Written = Omit<Call, "tag">

const by =
  (method: Call["method"]) =>
  (
    id: string,
    path: string,
    summary: string,
    more: Omit<Written, "id" | "method" | "path" | "summary"> = {},
  ): Written => ({
    id,
    method,
    path,
    summary,
    ...more,
  })

export const get = by("get")
export const post = by("post")
export const put = by("put")
export const del = by("delete")

/** Adds the group's tag to its calls. */
export const tagged = (tag: string, calls: Written[]): Call[] => calls.map((call) => ({ tag, ...call }))
