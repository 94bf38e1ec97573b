import { storedText } from "./browser-storage"

const cameFromSignUp = storedText("came_from_sign_up", "sessionStorage")

/** Set by a sign-up or an activation of this visit; the checkout then counts as its step 2 of 2 (ruling 5). */
export const signUpVisit = {
  mark: () => cameFromSignUp.set("1"),
  isMarked: () => cameFromSignUp.get() !== null,
}
