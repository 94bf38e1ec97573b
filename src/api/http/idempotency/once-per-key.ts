import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { readEnv } from "#config/env"
import { settings } from "#config/settings"
import { type GivenAnswer, isKept } from "#platform/idempotency/kept"
import { keyIn } from "#platform/idempotency/key"
import { answerIsLost, keyIsMalformed, keyIsOfAnother, keyIsRunning, tooManyKeys } from "#platform/idempotency/refusals"
import { type RunningKey, whileRunning } from "#platform/idempotency/running"
import { digest, inOneOrder, seal, unseal } from "#platform/idempotency/seal"
import { claimKey, keepAnswer, releaseKey } from "#platform/idempotency/store"
import { pathOf } from "#platform/path-of"
import { refused } from "#platform/refusal"
import { isTooDeep } from "#platform/unstorable"
import { answersItself, takesKey } from "#wire/keyed-calls"
import { keyOwner } from "./caller"
import { recordAnswer } from "./record-answer"

/** As Stripe says that an answer is that of before. */
const REPLAYED = "Idempotent-Replayed"

const REFUSALS = { running: keyIsRunning, lost: answerIsLost, of_another: keyIsOfAnother, full: tooManyKeys }

/** The header's key where the call heeds one. @throws Refusal 400 for one that can't be a key */
function givenKey(request: MedusaRequest, path: string): string | undefined {
  const header = request.get("idempotency-key")
  const { method } = request
  if (header === undefined || !takesKey({ method, path, contentType: request.get("content-type") })) return undefined
  const key = keyIn(header)
  if (key === null) throw keyIsMalformed()
  if (isTooDeep(request.body)) throw refused("general.invalid_request")
  return key
}

/** What tells this call's row and opens its answer. */
function namesOf(request: MedusaRequest, path: string, namespace: string, key: string, secret: string) {
  const call = [namespace, request.method, path, key]
  const { query, body } = request
  return {
    id: digest(secret, "idempotency key", ...call).toString("base64url"),
    fingerprint: digest(secret, "idempotency body", inOneOrder(query), inOneOrder(body)).toString("base64url"),
    sealedBy: digest(secret, "idempotency answer", ...call),
  }
}

function answerAgain(response: MedusaResponse, { status, headers, body }: GivenAnswer) {
  response.status(status).set(headers).set(REPLAYED, "true").send(body)
}

/** Keeps the answer, or sets the key free. Whoever asks again would wait for what isn't written: the log tells. */
function ending(request: MedusaRequest, running: RunningKey, sealedBy: Buffer) {
  const db = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const logger = request.scope.resolve(ContainerRegistrationKeys.LOGGER)
  return async (answer: GivenAnswer) => {
    running.isOver = true
    const isLong = answer.body.length > settings.idempotency.longestAnswerBytes
    try {
      if (isKept(answer)) await keepAnswer(db, running, answer.status, isLong ? null : seal(sealedBy, answer))
      else await releaseKey(db, running)
    } catch (error) {
      logger.warn(`The answer to an Idempotency-Key isn't kept: ${(error as Error).message}`)
    }
  }
}

/**
 * A write with an `Idempotency-Key` is done once, and answered the same for a day, however often and from wherever it is asked for.
 * @throws Refusal 400, 409, 422 and 429 that say what is wrong with the key
 * @see docs/decisions/267-idempotency-keys.md
 */
export async function oncePerKey(request: MedusaRequest, response: MedusaResponse, next: MedusaNextFunction) {
  const path = pathOf(request.originalUrl)
  const key = givenKey(request, path)
  if (key === undefined) return next()
  const secret = readEnv().sessionSecret
  const { caller, namespace } = await keyOwner(request, secret)
  const { id, fingerprint, sealedBy } = namesOf(request, path, namespace, key, secret)
  const db = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const claim = await claimKey(db, { id, caller, fingerprint, answersItself: answersItself(path) })
  if (claim.state === "answered") {
    if (!claim.answer) throw answerIsLost()
    return answerAgain(response, unseal(sealedBy, claim.answer))
  }
  if (claim.state !== "begun") throw REFUSALS[claim.state]()
  const running = { id, attempt: claim.attempt, isOver: false }
  recordAnswer(response, ending(request, running, sealedBy))
  whileRunning(running, next)
}
