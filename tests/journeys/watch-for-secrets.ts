import type { BrowserContext, Request, Response } from "playwright"
import { noteCall, noteSight } from "../harness/secrets"

/** Pages that links with a secret lead to, and the shop's calls that carry one in their body. */
const LINK_PAGES = ["/activation/result", "/activation/remove", "/password/reset/confirm", "/impersonate"]
const CALLS =
  /\/backend\/api\/v1\/(token\/login|signup|activate|change-password|reset_user_password_confirm|links\/preview|impersonate)\b/

const reading: Promise<void>[] = []

/** All answers that hold secrets are read. */
export const secretsWritten = () => Promise.all(reading.splice(0))

const isLink = (request: Request) =>
  request.isNavigationRequest() && LINK_PAGES.includes(new URL(request.url()).pathname.replace(/\/$/, ""))

async function readSecrets(response: Response) {
  const request = response.request()
  const answer = await response.json().catch(() => null) // the page may have gone on
  noteCall(new URL(request.url()).pathname, request.postDataJSON(), answer)
  if (response.status() >= 400) noteSight("refusal", JSON.stringify(answer))
}

/** Tells the console what third parties would read: where a page was come from, and each event of the data layer. */
const TELL = `
  if (document.referrer) console.debug("referrer", document.referrer)
  const layer = (window.dataLayer ??= [])
  const push = layer.push
  layer.push = (...events) => { console.debug("data layer", JSON.stringify(events)); return push.apply(layer, events) }`

/** Notes which secrets the browser uses, and everything of it that others could read. */
export async function watchForSecrets(context: BrowserContext) {
  await context.addInitScript(TELL)
  context.on("request", (request) => {
    if (!isLink(request)) noteSight("address", request.url())
  })
  context.on("response", (response) => {
    if (CALLS.test(response.url())) reading.push(readSecrets(response))
  })
  context.on("console", (message) => noteSight("console", message.text()))
}
