import { tabDrafts } from "../../lib/session/tab-drafts"

/** What step 1 hands to step 2. */
export interface SignUpDraft {
  email: string
  password: string
}

const stored = tabDrafts.signUp

/** Kept in this tab until step 2 completes (spec "customer area" §3), or somebody logs in instead. */
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
