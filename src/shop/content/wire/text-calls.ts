import { tagged } from "#platform/openapi/call"
import { contentBlock } from "./site"

export const textCalls = tagged("site", [
  { method: "get", path: "/content/{key}/", summary: "A text of the pages", answer: contentBlock },
  {
    method: "get",
    path: "/content/agb/versions/{version}/",
    summary: "The terms as they stood under a version that orders name",
    answer: contentBlock,
  },
])
