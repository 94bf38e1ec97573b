import {
  activateBody,
  checkEmailAnswer,
  checkEmailQuery,
  loginAnswer,
  loginBody,
  profile,
  resendActivationBody,
  signupBody,
} from "../account"
import { tagged } from "./call"

export const accountCalls = tagged("account", [
  {
    method: "post",
    path: "/token/login/",
    summary: "Logs in",
    body: loginBody,
    answer: loginAnswer,
    refusals: [400, 413, 429],
  },
  { method: "post", path: "/token/logout/", summary: "Ends the login", login: "optional" },
  {
    method: "get",
    path: "/check-email/",
    summary: "Whether an account has this e-mail address",
    query: checkEmailQuery,
    answer: checkEmailAnswer,
    refusals: [400, 429],
  },
  {
    method: "post",
    path: "/signup/",
    summary: "Signs a business customer up; a mail with the activation link follows",
    body: signupBody,
    status: 201,
    refusals: [400, 413, 429],
  },
  {
    method: "post",
    path: "/activate/",
    summary: "Activates the account by the mail's link, once, and logs in",
    body: activateBody,
    answer: loginAnswer,
    refusals: [400, 413],
  },
  {
    method: "post",
    path: "/activate/resend/",
    summary: "Sends the activation link again; the same answer whether there is such an account or not",
    body: resendActivationBody,
    refusals: [400, 413, 429],
  },
  {
    method: "get",
    path: "/profile/",
    summary: "The customer's company and person",
    login: "required",
    answer: profile,
  },
])
