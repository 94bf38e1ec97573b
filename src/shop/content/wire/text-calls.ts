import { get, tagged } from "#platform/openapi/call"
import { contentBlock } from "./site"

export const textCalls = tagged("site", [
  get("getText", "/content/{key}/", "A text of the pages", { answer: contentBlock }),
  get(
    "getTermsVersion",
    "/content/agb/versions/{version}/",
    "The terms as they stood under a version that orders name",
    {
      answer: contentBlock,
    },
  ),
])
