import {
  type MedusaNextFunction,
  type MedusaRequest,
  type MedusaResponse,
  errorHandler as medusaErrorHandler,
} from "@medusajs/framework/http"
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils"
import { message } from "#kernel/wire/message"
import { reasonOf } from "#platform/log/entry"
import { theLogger } from "#platform/log/shop-logger"
import { isOutage, OUTAGE_RETRY_S } from "#platform/outage"
import { isRefusal, loginRequired, type Refusal, refuse, refused } from "#platform/refusal"
import { isOfErased } from "#platform/refused-by-database"
import type { PlainCode } from "#texts/codes"
import { clientStatusOf } from "./client-status"
import { refusalAnswer } from "./refusal-answer"
import { stockRefusalOf } from "./stock-refusal-of"
import { textsOf } from "./texts-of"

const MEDUSA_STATUS: Record<string, number> = {
  [MedusaError.Types.NOT_FOUND]: 404,
  [MedusaError.Types.INVALID_DATA]: 400,
  [MedusaError.Types.NOT_ALLOWED]: 400,
  [MedusaError.Types.DUPLICATE_ERROR]: 400,
  [MedusaError.Types.CONFLICT]: 409,
}

const GENERAL_CODE: Record<number, PlainCode> = {
  404: "general.not_found",
  409: "general.changed_meanwhile",
  413: "general.request_too_large",
  415: "general.format_not_supported",
}

const RETRY = { "Retry-After": String(OUTAGE_RETRY_S) }
const unreachable = () => refuse(message("general.unreachable"), { status: 503, headers: RETRY })
const isOurs = (req: MedusaRequest) => /^\/backend(\/|$)/i.test(req.originalUrl)

/**
 * Answers every error below `/backend`, and each refusal of our own, in the contract's words and the request's language; all else keeps Medusa's
 * answers. While the database is away, both are 503. Texts and stacks of unexpected errors go to the log, never to the client.
 */
export function errorHandler(error: unknown, req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction) {
  if (res.headersSent) return next(error)
  if (isOutage(error)) return unavailable(error as Error, req, res)
  if (!isOurs(req) && !isRefusal(error)) return answerInMedusasWords(error, req, res, next)
  const refusal = isRefusal(error) ? error : refusalFor(error)
  if (refusal.status >= 500) logUnexpected(error, req)
  answer(refusal, req, res)
}

function answer(refusal: Refusal, req: MedusaRequest, res: MedusaResponse) {
  const { status, headers, body } = refusalAnswer(refusal, req.headers["accept-language"])
  res.status(status).set(headers).json(body)
}

function answerInMedusasWords(error: unknown, req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction) {
  const refusal = stockRefusalOf(error)
  if (!refusal) return medusaErrorHandler()(error as MedusaError, req, res, next)
  theLogger().info(`${whereOf(req)} is refused: ${reasonOf(error as Error)}`)
  const { status, type, said } = refusal
  res.status(status).json({ type, message: typeof said === "string" ? said : textsOf(req)(said) })
}

function unavailable(error: Error, req: MedusaRequest, res: MedusaResponse) {
  loggerOf(req).warn(`${whereOf(req)} is not available: ${reasonOf(error)}`)
  if (isOurs(req)) return answer(unreachable(), req, res)
  res.status(503).set(RETRY).json({ type: "unavailable", message: "Try again in a moment" })
}

/** Errors of Express and its body parsers carry a 4xx of their own; 401 and 403 would log the browser out, hence 400. */
function refusalFor(error: unknown): Refusal {
  if (isOfErased(error)) return loginRequired()
  const status = MEDUSA_STATUS[textOf(error, "type")] ?? clientStatusOf(error)
  if (!status) return refuse(message("general.failed"), { status: 500 })
  const code = GENERAL_CODE[status]
  return code ? refuse(message(code), { status }) : refused("general.invalid_request")
}

function textOf(error: unknown, key: string): string {
  const value = typeof error === "object" && error !== null ? (error as Record<string, unknown>)[key] : undefined
  return typeof value === "string" ? value : ""
}

const loggerOf = (req: MedusaRequest) => req.scope.resolve(ContainerRegistrationKeys.LOGGER)

function whereOf(req: MedusaRequest): string {
  const route: unknown = req.route?.path
  return `${req.method} ${typeof route === "string" ? route : "(no route)"}`
}

function logUnexpected(error: unknown, req: MedusaRequest) {
  loggerOf(req).error(`${whereOf(req)} failed`, error instanceof Error ? error : new Error(String(error)))
}
