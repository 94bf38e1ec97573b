import type { Page } from "playwright"
import { staffToken } from "../harness"
import { DESKTOP, tolerate, visitor } from "./browser"

/** A member of staff who is logged in to the commerce admin; its login form is filled in by `logInAsStaff`. */
export async function staffMember(viewport = DESKTOP): Promise<Page> {
  tolerate(/flag-icons/) // Medusa's admin fetches the flags of addresses from elsewhere.
  const page = await visitor(viewport)
  const session = await page.request.post("/auth/session", {
    headers: { authorization: `Bearer ${await staffToken()}` },
  })
  if (!session.ok()) throw new Error(`Staff session refused: ${session.status()}`)
  return page
}
