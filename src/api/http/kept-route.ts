import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { notFound } from "./errors"
import { type Answer, addressKey, keepAnswer, keptAnswer, sendKept } from "./kept-answers"

type SnapshotOf<Snapshot> = (scope: MedusaContainer) => Promise<Snapshot>

/**
 * A route that answers from a snapshot, and whose answer stands as long as the snapshot does.
 * @param bodyOf `undefined` is 404
 */
export const keptRoute = <Snapshot extends object>(
  snapshotOf: SnapshotOf<Snapshot>,
  bodyOf: (snapshot: Snapshot, request: MedusaRequest) => unknown,
) =>
  keptAnswerRoute(snapshotOf, (snapshot, request) => {
    const body = bodyOf(snapshot, request)
    return body === undefined ? undefined : { body }
  })

/** The same for answers with headers of their own. */
export const keptAnswerRoute =
  <Snapshot extends object>(
    snapshotOf: SnapshotOf<Snapshot>,
    answerOf: (snapshot: Snapshot, request: MedusaRequest) => Answer | undefined,
  ) =>
  async (request: MedusaRequest, response: MedusaResponse) => {
    const snapshot = await snapshotOf(request.scope)
    const key = addressKey(request.originalUrl)
    sendKept(keptAnswer(snapshot, key) ?? prepared(snapshot, key, answerOf(snapshot, request)), request, response)
  }

function prepared(snapshot: object, key: string, answer: Answer | undefined) {
  if (answer === undefined) throw notFound()
  return keepAnswer(snapshot, key, answer)
}
