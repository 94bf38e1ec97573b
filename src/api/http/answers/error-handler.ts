import {
  type MedusaNextFunction,
  type MedusaRequest,
  type MedusaResponse,
  errorHandler as medusaErrorHandler,
} from "@medusajs/framework/http"
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils"
import { reasonOf } from "#platform/log/entry"
import { theLogger } from "#platform/log/shop-logger"
import { isOutage, OUTAGE_RETRY_S } from "#platform/outage"
import { type ErrorBody, isRefusal, Refusal } from "#platform/refusal"
import { clientStatusOf } from "./client-status"
import { stockRefusalOf } from "./stock-refusal-of"

const MEDUSA_STATUS: Record<string, number> = {
  [MedusaError.Types.NOT_FOUND]: 404,
  [MedusaError.Types.INVALID_DATA]: 400,
  [MedusaError.Types.NOT_ALLOWED]: 400,
  [MedusaError.Types.DUPLICATE_ERROR]: 400,
  [MedusaError.Types.CONFLICT]: 409,
}

const GENERAL_MESSAGE: Record<number, string> = {
  400: "Die Anfrage ist ungültig.",
  404: "Nicht gefunden.",
  409: "Die Daten haben sich inzwischen geändert. Bitte laden Sie die Seite neu.",
  413: "Die Anfrage ist zu gross.",
  415: "Dieses Format wird nicht unterstützt.",
  503: "Der Shop ist gerade nicht erreichbar. Bitte versuchen Sie es in einem Moment erneut.",
}
const FAILED: ErrorBody = {
  non_field_errors: ["Etwas ist schiefgelaufen. Bitte versuchen Sie es erneut oder melden Sie sich bei uns."],
}

const RETRY = { "Retry-After": String(OUTAGE_RETRY_S) }
const isOurs = (req: MedusaRequest) => /^\/backend(\/|$)/i.test(req.originalUrl)

/**
 * Answers every error below `/backend`, and each refusal of our own, in the contract's words; all else keeps Medusa's
 * answers. While the database is away, both are 503. Texts and stacks of unexpected errors go to the log, never to the client.
 */
export function errorHandler(error: unknown, req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction) {
  if (res.headersSent) return next(error)
  if (isOutage(error)) return unavailable(error as Error, req, res)
  if (!isOurs(req) && !isRefusal(error)) return answerInMedusasWords(error, req, res, next)
  const { status, body, headers } = isRefusal(error) ? error : refusalFor(error)
  if (status >= 500) logUnexpected(error, req)
  res.status(status).set(headers).json(body)
}

function answerInMedusasWords(error: unknown, req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction) {
  const refusal = stockRefusalOf(error)
  if (!refusal) return medusaErrorHandler()(error as MedusaError, req, res, next)
  theLogger().info(`${whereOf(req)} is refused: ${reasonOf(error as Error)}`)
  res.status(refusal.status).json(refusal.body)
}

function unavailable(error: Error, req: MedusaRequest, res: MedusaResponse) {
  loggerOf(req).warn(`${whereOf(req)} is not available: ${reasonOf(error)}`)
  const body = isOurs(req)
    ? { non_field_errors: [GENERAL_MESSAGE[503]] }
    : { type: "unavailable", message: "Try again in a moment" }
  res.status(503).set(RETRY).json(body)
}

/** Errors of Express and its body parsers carry a 4xx of their own; 401 and 403 would log the browser out, hence 400. */
function refusalFor(error: unknown): Refusal {
  const status = MEDUSA_STATUS[textOf(error, "type")] ?? clientStatusOf(error)
  if (!status) return new Refusal(500, FAILED)
  const known = status in GENERAL_MESSAGE ? status : 400
  return new Refusal(known, { non_field_errors: [GENERAL_MESSAGE[known]] })
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
