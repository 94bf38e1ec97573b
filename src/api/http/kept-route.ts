import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { notFound } from "./errors"
import { addressKey, keepAnswer, keptAnswer, sendKept } from "./kept-answers"

/**
 * A route that answers from a snapshot, and whose answer stands as long as the snapshot does.
 * @param answerOf gives the body; `undefined` is 404
 */
export const keptRoute =
  <Snapshot extends object>(
    snapshotOf: (scope: MedusaContainer) => Promise<Snapshot>,
    answerOf: (snapshot: Snapshot, request: MedusaRequest) => unknown,
  ) =>
  async (request: MedusaRequest, response: MedusaResponse) => {
    const snapshot = await snapshotOf(request.scope)
    const key = addressKey(request.originalUrl)
    sendKept(keptAnswer(snapshot, key) ?? prepared(snapshot, key, answerOf(snapshot, request)), request, response)
  }

function prepared(snapshot: object, key: string, value: unknown) {
  if (value === undefined) throw notFound()
  return keepAnswer(snapshot, key, value)
}
