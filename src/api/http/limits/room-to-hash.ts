import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { assertRoomToHash } from "#platform/passwords/hash-turns"

/** Medusa tells who is refused a hash that his password is wrong; he is told before that he may come again. */
export function roomToHash(_req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction) {
  try {
    assertRoomToHash()
    next()
  } catch (error) {
    next(error)
  }
}
