import * as z from "zod/mini"
import { newPassword } from "#shop/accounts/wire/account"

/** A new password and repeated; both must be the same. */
export const newPasswordShape = {
  newPassword: newPassword("auth:error.newPasswordMissing"),
  passwordRepeat: z.string().check(z.minLength(1, "auth:error.repetitionMissing")),
}

interface ChosenPassword {
  newPassword: string
  passwordRepeat: string
}

/** Says so next to the repetition, whatever else is wrong; not while it is empty, which has a message of its own. */
export const passwordsMatch = z.refine<ChosenPassword>(
  ({ newPassword, passwordRepeat }) => !passwordRepeat || newPassword === passwordRepeat,
  { path: ["passwordRepeat"], error: "auth:error.passwordsDiffer", when: () => true },
)
