import { type Refusal, refusedInput } from "#platform/refusal"
import type { LinkState } from "../data/store/link-tokens"

const USED = "Dieser Link wurde bereits verwendet. Ihr Konto ist aktiviert; bitte melden Sie sich an."
const INVALID = "Der Link ist ungültig oder abgelaufen. Bitte fordern Sie einen neuen an."

/** The refusal of an activation link that can't be used (any more); `code` tells the page what to offer. */
export const unusableLink = (state: LinkState | undefined): Refusal =>
  state === "used"
    ? refusedInput({ non_field_errors: [USED] }, { code: "link_used" })
    : refusedInput({ non_field_errors: [INVALID] }, { code: "link_invalid" })
