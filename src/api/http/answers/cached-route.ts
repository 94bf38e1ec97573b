import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { notFound } from "#platform/refusal"
import { routeOf } from "#platform/telemetry/routes"
import { type ReadQuery, routedAddress } from "./cached-address"
import { type Answer, cacheAnswer, cachedAnswer, readyAnswer, sendReady } from "./cached-answers"

type SnapshotOf<Snapshot> = (scope: MedusaContainer) => Promise<Snapshot>

interface RoutedAnswer extends Answer {
  /** Anybody can think of more questions like this one than there is room for. */
  isForOnce?: boolean
}

const nothing: ReadQuery = () => ({})

/**
 * A route that answers from a snapshot, whatever the query, and whose answer stands as long as the snapshot does.
 * @param bodyOf `undefined` is 404
 */
export const cachedRoute = <Snapshot extends object>(
  snapshotOf: SnapshotOf<Snapshot>,
  bodyOf: (snapshot: Snapshot, request: MedusaRequest) => unknown,
) =>
  cachedAnswerRoute(snapshotOf, nothing, (snapshot, request) => {
    const body = bodyOf(snapshot, request)
    return body === undefined ? undefined : { body }
  })

/** The same for answers with headers of their own that depend on what `read` takes from the query. */
export const cachedAnswerRoute =
  <Snapshot extends object>(
    snapshotOf: SnapshotOf<Snapshot>,
    read: ReadQuery,
    answerOf: (snapshot: Snapshot, request: MedusaRequest) => RoutedAnswer | undefined,
  ) =>
  async (request: MedusaRequest, response: MedusaResponse) => {
    const snapshot = await snapshotOf(request.scope)
    const address = routedAddress(request, read)
    const cached = address && cachedAnswer(snapshot, address)
    if (cached) return sendReady(await cached, request, response)
    const answer = answerOf(snapshot, request)
    if (answer === undefined) throw notFound()
    const isCached = address !== undefined && !answer.isForOnce
    const how = { read, route: routeOf(request) }
    sendReady(isCached ? await cacheAnswer(snapshot, address, how, answer) : readyAnswer(answer), request, response)
  }
