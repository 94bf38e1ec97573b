import { MAIL_VALUES } from "./values/mails"
import { PAPER_VALUES } from "./values/papers"
import { REFUSAL_VALUES } from "./values/refusals"

/** What the sentences that say more than their code are filled with; a code without an entry takes no values. */
export const TEXT_VALUES = { ...REFUSAL_VALUES, ...MAIL_VALUES, ...PAPER_VALUES } as const
