import { z } from "zod"

/** What a sandbox does instead of answering as it should. */
const action = z.discriminatedUnion("kind", [
  /** Answers this; the request has no effect. A text body is sent as HTML, as gateways do. */
  z.object({
    kind: z.literal("answer"),
    status: z.number().int().min(200).max(599),
    headers: z.record(z.string(), z.string()).default({}),
    body: z.unknown().optional(),
  }),
  /** Answers as it should, so much later. */
  z.object({ kind: z.literal("delay"), ms: z.number().int().min(0) }),
  /** Never answers; the connection stays open. */
  z.object({ kind: z.literal("hang") }),
  /** Ends the connection without having done anything. */
  z.object({ kind: z.literal("drop") }),
  /** Does what was asked, then ends the connection without an answer. */
  z.object({ kind: z.literal("commit-and-drop") }),
  /** Does what was asked and answers the first half of it. */
  z.object({ kind: z.literal("truncate") }),
  /** Does what was asked twice, as after a repetition on the way; answers the second. */
  z.object({ kind: z.literal("duplicate") }),
])
export type FaultAction = z.infer<typeof action>

export const fault = z.object({
  method: z.string().toUpperCase().optional(),
  /** Begin of the path, without the query. */
  path: z.string().default("/"),
  /** The first matching request that it hits, from 1. */
  from: z.number().int().min(1).default(1),
  /** How many it hits then; all if unset. */
  times: z.number().int().min(1).optional(),
  action,
})
export type Fault = z.infer<typeof fault>

interface Waiting extends Fault {
  seen: number
}

/** The faults to come. The first one that matches a request hits it; all that match count it. */
export class Faults {
  #waiting: Waiting[] = []

  add(added: z.input<typeof fault>) {
    this.#waiting.push({ ...fault.parse(added), seen: 0 })
  }

  clear() {
    this.#waiting = []
  }

  actionFor(method: string, path: string): FaultAction | undefined {
    const matching = this.#waiting.filter(
      (waiting) => (waiting.method ?? method) === method && path.startsWith(waiting.path),
    )
    for (const waiting of matching) waiting.seen += 1
    return matching.find(({ seen, from, times = Number.POSITIVE_INFINITY }) => seen >= from && seen < from + times)
      ?.action
  }
}
