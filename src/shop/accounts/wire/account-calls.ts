import { get, post, put, tagged } from "#platform/openapi/call"
import {
  activateBody,
  changePasswordAnswer,
  changePasswordBody,
  changePasswordRefusal,
  checkEmailAnswer,
  checkEmailQuery,
  linkPreview,
  loginAnswer,
  loginBody,
  profile,
  profileBody,
  resendActivationBody,
  resetBody,
  resetConfirmBody,
  signupBody,
} from "./account"

export const accountCalls = tagged("account", [
  post("logIn", "/token/login/", "Logs in", { body: loginBody, answer: loginAnswer, refusals: [400, 429] }),
  post("logOut", "/token/logout/", "Ends the login", { login: "optional" }),
  get("checkEmail", "/check-email/", "Whether an account has this e-mail address", {
    query: checkEmailQuery,
    answer: checkEmailAnswer,
    refusals: [400, 429],
  }),
  post("signUp", "/signup/", "Signs a business customer up; a mail with the activation link follows", {
    body: signupBody,
    status: 201,
    refusals: [400, 429],
  }),
  post("activateAccount", "/activate/", "Activates the account by the mail's link, once, and logs in", {
    body: activateBody,
    answer: loginAnswer,
    refusals: [400],
  }),
  post(
    "resendActivation",
    "/activate/resend/",
    "Sends the activation link again; the same answer whether there is such an account or not",
    { body: resendActivationBody, refusals: [400, 429] },
  ),
  post(
    "removeSignUp",
    "/activate/remove/",
    "Removes a sign-up that wasn't made by who received the activation link, once; 400 once it is activated",
    { body: activateBody, refusals: [400] },
  ),
  post(
    "previewLink",
    "/links/preview/",
    "What a mail's link is for, whether it can be used, and whose account it belongs to; changes nothing",
    { body: activateBody, answer: linkPreview, refusals: [400] },
  ),
  get("getProfile", "/profile/", "The customer's company and person", { login: "required", answer: profile }),
  put("changeProfile", "/profile/", "Changes company and person; the e-mail stays", {
    login: "required",
    body: profileBody,
    answer: profile,
    refusals: [400],
  }),
  post("changePassword", "/change-password/", "Changes the password and ends all other logins", {
    login: "required",
    body: changePasswordBody,
    answer: changePasswordAnswer,
    refusals: [400, 429],
    limited: changePasswordRefusal,
  }),
  post(
    "requestPasswordReset",
    "/reset_user_password/",
    "Sends a link for a new password; the same answer whether there is such an account or not",
    { body: resetBody, refusals: [400, 429] },
  ),
  post("resetPassword", "/reset_user_password_confirm/", "Sets the password by the mail's link, once; all logins end", {
    body: resetConfirmBody,
    refusals: [400],
  }),
])
