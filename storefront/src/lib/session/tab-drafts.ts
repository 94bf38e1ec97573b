import { storedText } from "./browser-storage"

const draft = (key: string) => storedText(key, "sessionStorage")

/** All that is typed or chosen, kept in this tab until it is sent: one list, so that an ended login forgets all of it. */
export const tabDrafts = {
  forms: draft("kept_input"),
  signUp: draft("sign_up_draft"),
  checkout: draft("checkout_draft"),
  eventRegistration: draft("event_registration_draft"),
}

/** Whoever logs out leaves nothing behind. */
export function forgetTabDrafts(): void {
  for (const { set } of Object.values(tabDrafts)) set(null)
}
