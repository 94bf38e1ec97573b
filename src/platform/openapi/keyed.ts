import type { JsonSchema, Parameter } from "./api-document"
import type { Refusal } from "./call"

/** How a program sees to it that a write that it sends again is done once. */
export const KEY_PARAMETER: Parameter = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description:
    "Made up for each write, best a UUID. Sent again with the same key, the call has one effect and for 24 hours the same answer, then with the header `Idempotent-Replayed: true`.",
  schema: { type: "string" },
  example: "0b2c7f0e-6a1b-4f5e-9f0a-1d2f6f0f8f51",
}

/** What can be wrong with a key. */
export const KEY_REFUSALS = [400, 422, 429] as const satisfies readonly (Refusal | 422)[]

/** 409 of a call whose key is in use: it runs still (ask again after `Retry-After`), or its answer is lost. */
export const orOfKey = (conflicts: readonly JsonSchema[], plain: JsonSchema): JsonSchema[] =>
  conflicts.some(({ $ref }) => $ref === plain.$ref) ? [...conflicts] : [...conflicts, plain]
