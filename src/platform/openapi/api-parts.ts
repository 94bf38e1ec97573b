import type * as z from "zod/mini"
import type { ApiDocument, Tag } from "./api-document"
import type { Call } from "./call"
import type { CallExamples } from "./examples"
import type { RefusalCodes } from "./refusal-codes"

/** What the calls of an API have in common. */
export interface ApiParts {
  info: ApiDocument["info"]
  servers: ApiDocument["servers"]
  tags: Tag[]
  /** By name. Objects and records become one component each, referred to wherever they occur. */
  schemas: Readonly<Record<string, unknown>>
  /** Of what is in braces in a path; text where none is named. */
  pathParameters: Readonly<Record<string, z.ZodMiniType>>
  /** What parameters mean, by their names. */
  words: Readonly<{ path: Readonly<Record<string, string>>; query: Readonly<Record<string, string>> }>
  /** Bodies of refusals: of input, and of all else. */
  refusals: Readonly<{ fields: z.ZodMiniType; plain: z.ZodMiniType }>
  examples: CallExamples
  codes: RefusalCodes
  /** Whether a call heeds an `Idempotency-Key`. */
  takesKey(call: Call): boolean
}
