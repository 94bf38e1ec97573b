import { storedText } from "../../lib/session/browser-storage"

/** What step 1 hands to step 2. */
export interface SignUpDraft {
  email: string
  password: string
}

const stored = storedText("sign_up_draft", "sessionStorage")

/** Kept in this tab until step 2 completes (spec "customer area" §3). */
export const signUpDraft = {
  get(): SignUpDraft | null {
    try {
      const draft = JSON.parse(stored.get() ?? "null")
      return draft?.email && draft?.password ? draft : null
    } catch {
      return null
    }
  },
  set: (draft: SignUpDraft) => stored.set(JSON.stringify(draft)),
  clear: () => stored.set(null),
}
