import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { expect, it, vi } from "vitest"
import { noAnonymousSession } from "../no-anonymous-session"

it.each([
  ["of nobody", {}, false],
  ["of an account that was begun and never accepted", { auth_context: { actor_id: "" } }, false],
  ["of staff", { auth_context: { actor_id: "user_1" } }, true],
])("a session %s that a call has begun is kept when it is answered: %o, %s", (_whose, session, isKept) => {
  const request: { session?: object | null } = {}
  const end = vi.fn()
  const response = { end }
  noAnonymousSession(request as MedusaRequest, response as unknown as MedusaResponse, () => {
    request.session = session
  })
  response.end("answer")
  expect(request.session).toBe(isKept ? session : null)
  expect(end).toHaveBeenCalledWith("answer")
})
