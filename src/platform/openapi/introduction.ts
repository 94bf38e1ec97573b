import { settings } from "#config/settings"
import type { ApiDocument } from "./api-document"

interface Limit {
  attempts: number
  minutes: number
}

const { limits } = settings
const often = ({ attempts, minutes }: Limit) =>
  `${attempts} in ${minutes === 1 ? "a minute" : minutes === 60 ? "an hour" : `${minutes} minutes`}`

const LIMITS: readonly (readonly [call: string, words: string])[] = [
  ["logIn", `failed ones: ${often(limits.loginPerAccountAndAddress)} of an account from one place`],
  ["changePassword", `failed ones: ${often(limits.loginPerAccountAndAddress)}`],
  ["signUp", often(limits.signup)],
  ["checkEmail", often(limits.checkEmail)],
  [
    "resendActivation, requestPasswordReset",
    `${often(limits.resetPerAddress)}; of an account ${often(limits.resetPerAccount)}, more are answered and send nothing`,
  ],
  ["searchCompanyRegister, getRegisteredCompany", often(limits.companySearch)],
  ["addToCart, takeWaitListOffer", `${often(limits.newCarts)} new carts`],
  ["quoteCart", `${often(limits.quotes)} of a customer`],
  ["registerForEvent", `${often(limits.registration)}, ${often(limits.registrationPerEmail)} of an e-mail address`],
  ["joinWaitList", `${often(limits.waitList)}, ${often(limits.waitListPerEmail)} of an e-mail address`],
  ["openCompanyAccount", `${often(limits.foundCompany)} of a customer`],
  [
    "inviteColleague",
    `${often(limits.companyInvitations)} of a customer, ${often(limits.companyInvitationsPerEmail)} of an e-mail address`,
  ],
  ["giveCart", `${often(limits.givenCarts)} of a customer, ${often(limits.givenCartsPerColleague)} to a colleague`],
  ["exportOwnData", `${often(limits.ownData)} of a customer`],
  ["impersonate, previewImpersonation", often(limits.impersonate)],
]

/** In Markdown: what is true of all calls. */
const INTRODUCTION = `Every path works with and without a slash at its end. Money is decimal text in CHF without VAT unless its name says otherwise; days are \`YYYY-MM-DD\` in Europe/Zurich. Identifiers are opaque. Bodies are JSON. What is read has an \`ETag\`; asked for with \`If-None-Match\` it is 304 while it is the same.

## Login

\`POST /token/login\` answers a token, which is sent as \`Authorization: Token {auth_token}\`. A cart needs no login, an order does. 403 means one thing: the login is missing, wrong or ended.

## Refusals

What is refused answers a status from 400 on and a body of messages: those of input (400) are keyed by field, \`non_field_errors\` has what belongs to none. The messages are words for people, in the language that the request accepts. Programs tell refusals apart by the header \`Refusal-Code\`, which names the code of each message, area first: \`cart.product_inactive\`. Codes stay what they are; a program that meets one it doesn't know goes by the status.

- 400: the input is wrong; the same call will never succeed.
- 404: it doesn't exist or is another customer's.
- 409: the state of things doesn't allow it (any more); the body says why and what is possible instead.
- 410: the document is in accounts that the shop no longer uses.
- 413 and 415: the body is too large, or is no JSON.
- 429: too many attempts; \`Retry-After\` says in how many seconds the next one can succeed. A refused attempt doesn't count.
- 503: the shop has too much to do, or what it needs gives no answer; \`Retry-After\` says when to come back. Reading may be repeated. Placing an order may be repeated too: the same cart is ordered once, and answered again.

## Limits

From one network address, a network of IPv6 counting as one, unless it says otherwise:

${LIMITS.map(([call, words]) => `- ${call}: ${words}`).join("\n")}

## Changes

Fields, calls, codes and values of answers may be added at any time: a client ignores what it doesn't know. What goes is marked as deprecated before, with the day from which it may be gone (\`x-sunset\`).`

/** @param origin the shop's own */
export const infoOf = (origin: string): ApiDocument["info"] => ({
  title: "Vermessungs-Shop",
  version: "1",
  description: INTRODUCTION,
  termsOfService: `${origin}/agb`,
  contact: { name: "The shop", url: `${origin}/impressum` },
  license: { name: "For customers and partners of the shop", url: `${origin}/agb` },
})
