import { storedObject } from "../../lib/session/browser-storage"
import { tabDrafts } from "../../lib/session/tab-drafts"

type Input = Record<string, unknown>

interface PersistedForm {
  /** Whose input it is; nobody else gets to see it. */
  owner: string
  input: Input
}

const stored = tabDrafts.forms

const read = () => storedObject(stored) as Record<string, PersistedForm | undefined>

/** What was typed into forms and not sent yet: kept in this tab through a reload, the back button or an ended login. */
export const persistedInput = {
  /** Null where nothing is kept. */
  get(form: string, owner: string): Input | null {
    const kept = read()[form]
    return kept?.owner === owner ? kept.input : null
  },
  set: (form: string, owner: string, input: Input) =>
    stored.set(JSON.stringify({ ...read(), [form]: { owner, input } })),
  forget: (form: string) => stored.set(JSON.stringify({ ...read(), [form]: undefined })),
}
