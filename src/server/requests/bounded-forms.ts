import type { IncomingHttpHeaders } from "node:http"
import type { RequestHandler } from "express"
import { refusalAnswer } from "#api/http/answers/refusal-answer"
import { message } from "#kernel/wire/message"
import { refuse } from "#platform/refusal"

/** Several pictures of a camera at once. */
const MOST_BYTES = 32 * 2 ** 20
const FORM = /^multipart\//i

/** A form of which it isn't known beforehand how long it is could be of any length: browsers and programs say it. */
export const isBoundedForm = ({ "content-type": type = "", "content-length": length }: IncomingHttpHeaders): boolean =>
  !FORM.test(type.trim()) || Number(length ?? Number.NaN) <= MOST_BYTES

const REASON = message("general.request_too_large")
const tooLarge = () => refuse(REASON, { status: 413, told: { message: REASON }, extra: { type: "invalid_data" } })

/** Medusa keeps the files of a form in memory, whole and several times over: what is longer isn't read. */
export const boundedForms: RequestHandler = (request, response, next) => {
  if (isBoundedForm(request.headers)) return next()
  const { status, headers, body } = refusalAnswer(tooLarge(), request.headers["accept-language"])
  response
    .status(status)
    .set({ ...headers, connection: "close" })
    .json(body)
}
