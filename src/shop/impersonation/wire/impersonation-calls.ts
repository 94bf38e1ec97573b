import { post, tagged } from "#platform/openapi/call"
import { impersonateAnswer, impersonateBody, impersonatePreview } from "./impersonation"

export const impersonationCalls = tagged("account", [
  post("previewImpersonation", "/impersonate/preview/", "Whom a staff member's link opens; the link stays unused", {
    body: impersonateBody,
    answer: impersonatePreview,
    refusals: [400, 429],
  }),
  post(
    "impersonate",
    "/impersonate/",
    "Exchanges a staff member's link, once, for a login of at most one hour in the customer's name",
    { body: impersonateBody, answer: impersonateAnswer, refusals: [400, 429] },
  ),
])
