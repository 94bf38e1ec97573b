import * as z from "zod/mini"
import { instant, lineOfText, requiredText } from "#kernel/wire/primitives"

/** Body of `POST /impersonate/` and `POST /impersonate/preview/`: the secret of a staff member's link. */
export const impersonateBody = z.object({ token: lineOfText("accounts.link_incomplete", 128) })

/** Whom the link opens, and until when it can be used. */
export const impersonatePreview = z.object({ company: z.string(), name: z.string(), expires_at: instant })
export type ImpersonatePreview = z.infer<typeof impersonatePreview>

/** The login in the customer's name, and when it ends at the latest. */
export const impersonateAnswer = z.object({ auth_token: z.string(), expires_at: instant })
export type ImpersonateAnswer = z.infer<typeof impersonateAnswer>

/** Why staff open a customer's account. */
export const impersonationReason = z.object({ reason: requiredText("impersonation.reason_missing", 500) })
