import type { Page } from "playwright"
import { staffToken } from "../harness"
import { DESKTOP, visitor } from "./browser"

/** What stands inside the frame of the admin's pages. */
export const PARTS_OF_A_PAGE = "main > * > *"

/**
 * A member of staff who is logged in to the commerce admin, whose pages ask nothing of other hosts; its login form is filled
 * in by `logInAsStaff`.
 */
export async function staffMember(viewport = DESKTOP): Promise<Page> {
  const page = await visitor(viewport)
  const session = await page.request.post("/auth/session", {
    headers: { authorization: `Bearer ${await staffToken()}` },
  })
  if (!session.ok()) throw new Error(`Staff session refused: ${session.status()}`)
  return page
}
