import type { Request, RequestHandler, Response } from "express"
import { refusalAnswer } from "#api/http/answers/refusal-answer"
import { clientAddress } from "#api/http/identity/client-address"
import { isRefusal, tooBusy } from "#platform/refusal"
import { Turns } from "#platform/turns"
import { Pace } from "./pace"

/** Receiving and sending cost too: of calls that are answered in no time a crowd gets too few to fill the process. */
const REST = { leastMs: 8, mostMs: 1_000 }
/** Of one visitor's calls; browsers send six at a time to a shop. */
const PER_VISITOR = { atOnce: 12, atOnceInLane: 4, waiting: 256, patienceMs: 10_000, rest: REST }
/** More of one visitor's calls wait than pages ask at a time: a crowd. Each gives the others time before the next. */
const CROWD = 12
/** Of all visitors' calls. */
const MOST_WAITING = 2_000

/** What takes longer is a stream or waits for its sender: it gives its place to others. */
const LONGEST_MS = 30_000

/** Who asks how the process is isn't told to wait. */
const AT_ONCE = ["/health", "/ready", "/serving"]

/** Calls of one kind, whatever they are about: `/backend/api/v1/cart`, `/admin/orders`. */
function kindOf(path: string): string {
  const parts = path.toLowerCase().split("/", 5)
  return parts.slice(0, parts[1] === "backend" ? 5 : 3).join("/")
}

function refuse(error: unknown, request: Request, response: Response) {
  if (response.destroyed || !isRefusal(error)) return
  const { status, headers, body } = refusalAnswer(error, request.headers["accept-language"])
  const isOurs = /^\/backend(\/|$)/i.test(request.path)
  response
    .status(status)
    .set(headers)
    .json(isOurs ? body : { type: "unavailable", message: "Try again in a moment" })
}

/**
 * Lets each visitor have so many calls answered at a time, and only some of one kind: a crowd of them waits here, with
 * nothing in hand, while what others ask, and what this one asks besides, is answered. Nothing is remembered of visitors
 * who have nothing under way.
 * @see docs/decisions/138-turns.md
 */
export function frontDesk({ longestMs = LONGEST_MS } = {}): RequestHandler {
  const desks = new Map<string, Turns>()
  const pace = new Pace()
  let waiting = 0

  /** Calls that are answered at once never wait, however many there are; told by their number, where visitors are told apart. */
  const isTooFast = (request: Request) =>
    Boolean(request.app.get("trust proxy")) && pace.isTooFast(clientAddress(request))

  async function turn(request: Request, left: AbortSignal) {
    const [address, kind, isFast] = [clientAddress(request), kindOf(request.path), isTooFast(request)]
    if (waiting >= MOST_WAITING) throw tooBusy()
    const desk = desks.get(address) ?? new Turns({ ...PER_VISITOR, onIdle: () => desks.delete(address) })
    desks.set(address, desk)
    waiting += 1
    try {
      const end = await desk.take(kind, left)
      return () => end({ rests: isFast || desk.waiting > CROWD })
    } finally {
      waiting -= 1
    }
  }

  return (request, response, next) => {
    if (AT_ONCE.includes(request.path)) return next()
    const closed = new AbortController()
    response.once("close", () => closed.abort())
    turn(request, closed.signal).then(
      (end) => {
        if (closed.signal.aborted) return end()
        const enough = setTimeout(end, longestMs).unref()
        response.once("close", () => {
          clearTimeout(enough)
          end()
        })
        next()
      },
      (error) => refuse(error, request, response),
    )
  }
}
