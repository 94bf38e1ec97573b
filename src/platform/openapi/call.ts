import type * as z from "zod/mini"

type Schema = z.ZodMiniType

/** A refusal besides 404, which every path with a parameter can have. */
export type Refusal = 400 | 409 | 410 | 413 | 429 | 503

/** One call as the API's document describes it. */
export interface Call {
  method: "get" | "post" | "put" | "delete"
  /** Below the base path, with `{parameters}` and the slash at the end; it works without the slash too. */
  path: string
  tag: string
  summary: string
  /** "required": 403 without a valid login. "optional": a valid login counts, any other is ignored. */
  login?: "required" | "optional"
  query?: Schema
  body?: Schema
  /** Schema of the successful answer; a media type for what is not JSON; nothing for `{}`. */
  answer?: Schema | `${string}/${string}`
  /** Status of the successful answer, 200 unless said otherwise. */
  status?: 200 | 201
  refusals?: Refusal[]
}

type Written = Omit<Call, "tag">

const by =
  (method: Call["method"]) =>
  (path: string, summary: string, more: Omit<Written, "method" | "path" | "summary"> = {}): Written => ({
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
