import type { IncomingMessage, ServerResponse } from "node:http"
import { expect, it, vi } from "vitest"
import { answerNowhere } from "../nowhere"

function answered(url: string) {
  const [writeHead, end] = [vi.fn(), vi.fn()]
  const request = { method: "GET", url, headers: {} } as unknown as IncomingMessage
  answerNowhere(request, { writeHead, end } as unknown as ServerResponse)
  const [[status, headers]] = writeHead.mock.calls
  return { status, headers, text: end.mock.calls[0][0] }
}

it("refuses an address of the API as its calls do, code and all", () => {
  expect(answered("/backend/%")).toMatchObject({
    status: 404,
    headers: { "Refusal-Code": "general.not_found", "content-type": "application/json; charset=utf-8" },
    text: '{"non_field_errors":["Nicht gefunden."]}',
  })
})

it.each([
  ["Medusa's", "/admin/%", '{"type":"not_found","message":"Not found"}'],
  ["nobody's", "/%", "Not found"],
])("names no code where an address is %s", (_case, url, text) => {
  const { headers, ...answer } = answered(url)
  expect(answer).toEqual({ status: 404, text })
  expect(headers).not.toHaveProperty("Refusal-Code")
})
