import { message } from "#kernel/wire/message"
import { type Refusal, refuse } from "#platform/refusal"
import type { LinkState } from "../data/store/link-tokens"

/** The refusal of an activation link that can't be used (any more); `code` tells the page what to offer. */
export const unusableLink = (state: LinkState | undefined): Refusal =>
  state === "used"
    ? refuse(message("accounts.link_used"), { extra: { code: "link_used" } })
    : refuse(message("accounts.link_invalid"), { extra: { code: "link_invalid" } })
