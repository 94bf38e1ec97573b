import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { notFound } from "#platform/refusal"
import { type ReadQuery, routedAddress } from "./kept-address"
import { type Answer, keepAnswer, keptAnswer, readyAnswer, sendReady } from "./kept-answers"

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
export const keptRoute = <Snapshot extends object>(
  snapshotOf: SnapshotOf<Snapshot>,
  bodyOf: (snapshot: Snapshot, request: MedusaRequest) => unknown,
) =>
  keptAnswerRoute(snapshotOf, nothing, (snapshot, request) => {
    const body = bodyOf(snapshot, request)
    return body === undefined ? undefined : { body }
  })

/** The same for answers with headers of their own that depend on what `read` takes from the query. */
export const keptAnswerRoute =
  <Snapshot extends object>(
    snapshotOf: SnapshotOf<Snapshot>,
    read: ReadQuery,
    answerOf: (snapshot: Snapshot, request: MedusaRequest) => RoutedAnswer | undefined,
  ) =>
  async (request: MedusaRequest, response: MedusaResponse) => {
    const snapshot = await snapshotOf(request.scope)
    const address = routedAddress(request, read)
    const kept = address && keptAnswer(snapshot, address)
    if (kept) return sendReady(await kept, request, response)
    const answer = answerOf(snapshot, request)
    if (answer === undefined) throw notFound()
    const isKept = address !== undefined && !answer.isForOnce
    sendReady(isKept ? await keepAnswer(snapshot, address, read, answer) : readyAnswer(answer), request, response)
  }
