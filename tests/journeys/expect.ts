import { expect as playwrightExpect } from "playwright/test"

/** Asks again for up to 20 s: a busy machine may take that long to show a page of the admin. */
export const expect = playwrightExpect.configure({ timeout: 20_000 })
