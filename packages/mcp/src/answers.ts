import { refusalCodes } from "../../client/src/index.js"

interface Called<T> {
  data?: T
  error?: unknown
  response: Response
}

/** What the shop refuses, as the agent reads it: codes for its program, words for the person, days and devices instead. */
export class Refused extends Error {
  constructor(readonly details: object) {
    super(JSON.stringify(details))
  }
}

const MOST_WORDS = 500

/**
 * @returns what a call answers
 * @throws Refused with status, codes and body of a refusal
 * @throws Error that says so when the shop can't be reached
 */
export async function taken<T>(call: Promise<Called<T>>): Promise<T> {
  const { data, error, response } = await call.catch((cause: unknown) => {
    throw new Error("The shop can't be reached.", { cause })
  })
  if (response.ok) return data as T
  const said = typeof error === "string" ? error.slice(0, MOST_WORDS) : error
  const retry_after_s = response.headers.get("Retry-After") ?? undefined
  throw new Refused({ status: response.status, codes: refusalCodes(response), retry_after_s, refused: said })
}

/**
 * What a tool answers: of `data` only the fields that `schema` names, since agents pay for what they read. As text too, for clients
 * that don't read structures.
 */
export function answered<T>(schema: { parse(data: unknown): T }, data: unknown) {
  const structuredContent = schema.parse(data)
  return { structuredContent, content: [{ type: "text" as const, text: JSON.stringify(structuredContent) }] }
}
