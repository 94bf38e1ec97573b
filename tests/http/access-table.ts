import { callsOfKinds } from "./calls/catalogue"

/**
 * What a call touches. A call of the contract that is in no row fails the test.
 * - `nothing of anybody`: public; whatever login comes with it changes nothing
 * - `a cart by its token`: the token is the key to the cart; a login may come with it
 * - `its own proof`: password or link; the header is ignored
 * - `own data`: of whoever is logged in
 * - `own or nothing`: of whoever is logged in, and empty for anybody else
 * - `object`: by its id; another customer's looks like none
 * - `linked cart`: by its token and a login; another customer's is none
 */
export const ACCESS = {
  "nothing of anybody": [
    "GET /check-email/",
    "GET /content/agb/versions/{version}/",
    "GET /content/{key}/",
    "GET /docs/",
    "GET /employees/",
    "GET /events/",
    "GET /events/{slug}/",
    "GET /openapi.json",
    ...Object.keys(callsOfKinds),
    "GET /products/addon/",
    "GET /products/alternatives/{id}/",
    "GET /products/bookings/{id}/",
    "GET /products/deliverytypes/",
    "GET /products/education/",
    "GET /products/rental-purposes/",
    "GET /references/",
    "GET /testimonials/",
    "GET /zefix/company/{uid}/",
    "GET /zefix/search/",
    "POST /products/search/",
    "POST /registration/",
    "POST /wait-list/",
  ],
  "a cart by its token": [
    "DELETE /cart/{cart}/",
    "DELETE /cart/{category}/{id}/",
    "GET /cart-count/{cart}/",
    "GET /cart/{cart}/",
    "GET /cart/{category}/{id}/period/",
    "POST /cart/{category}/{id}/",
    "PUT /cart/{category}/{id}/",
  ],
  "its own proof": [
    "GET /company/invitation/",
    "POST /activate/",
    "POST /activate/remove/",
    "POST /activate/resend/",
    "POST /impersonate/",
    "POST /impersonate/preview/",
    "POST /links/preview/",
    "POST /reset_user_password/",
    "POST /reset_user_password_confirm/",
    "POST /signup/",
    "POST /token/login/",
    "POST /token/logout/",
    "GET /wait-list/",
    "POST /wait-list/confirm/",
    "POST /wait-list/end/",
    "POST /wait-list/take/",
  ],
  "own data": [
    "GET /addresses/",
    "GET /company/",
    "GET /company/addresses/",
    "GET /company/requests/",
    "GET /invoices/",
    "GET /orders/",
    "GET /orders/rents/{id}/",
    "GET /profile/",
    "GET /profile/data/",
    "GET /quotes/",
    "POST /addresses/",
    "POST /change-password/",
    "POST /company/",
    "POST /company/invitation/",
    "POST /company/invitations/",
    "POST /company/leave/",
    "PUT /company/limit/",
    "PUT /profile/",
  ],
  "own or nothing": ["GET /discounts/"],
  object: [
    "DELETE /addresses/{id}/",
    "DELETE /company/invitations/{id}/",
    "DELETE /company/members/{id}/",
    "GET /addresses/{id}/",
    "GET /company/requests/{id}/",
    "GET /invoice/{id}/pdf",
    "GET /orders/{id}/",
    "GET /orders/{id}/calendar.ics",
    "GET /orders/{id}/confirmation-pdf",
    "GET /orders/{id}/invoice-pdf",
    "GET /orders/{id}/items/{item}/certificate-pdf",
    "GET /orders/{id}/items/{item}/extension/",
    "GET /orders/{id}/protocols/{protocol}/pdf",
    "POST /company/requests/{id}/approve/",
    "POST /company/requests/{id}/refuse/",
    "POST /company/requests/{id}/withdraw/",
    "POST /orders/{id}/items/{item}/cancel/",
    "GET /quotes/{id}/pdf",
    "POST /orders/{id}/items/{item}/extension/",
    "POST /quotes/{id}/redeem/",
    "PUT /addresses/{id}/",
    "PUT /company/members/{id}/",
  ],
  "linked cart": [
    "POST /cart/{cart}/give/",
    "POST /cart/{cart}/merge/",
    "POST /cart/{cart}/quote/",
    "DELETE /checkout/{cart}/hold/",
    "POST /checkout/{cart}/",
    "POST /checkout/{cart}/hold/",
    "PUT /cart/{cart}/",
  ],
} as const
export type Access = keyof typeof ACCESS

/**
 * What colleagues of a company may do with an object of one of them, by their right: the rest stays its owner's, and looks like none
 * to them, as does what is shared with managers alone to the others. Nobody who has left the company may anything, not even who placed the order.
 */
const IN_A_COMPANY = {
  "by all": [
    "GET /invoice/{id}/pdf",
    "GET /orders/{id}/",
    "GET /orders/{id}/calendar.ics",
    "GET /orders/{id}/confirmation-pdf",
    "GET /orders/{id}/invoice-pdf",
    "GET /orders/{id}/items/{item}/certificate-pdf",
    "GET /orders/{id}/items/{item}/extension/",
    "GET /orders/{id}/protocols/{protocol}/pdf",
  ],
  "by managers": [
    "DELETE /company/invitations/{id}/",
    "DELETE /company/members/{id}/",
    "POST /company/requests/{id}/approve/",
    "POST /company/requests/{id}/refuse/",
    "POST /orders/{id}/items/{item}/cancel/",
    "POST /orders/{id}/items/{item}/extension/",
    "PUT /company/members/{id}/",
  ],
  "with managers": ["GET /company/requests/{id}/"],
} as const

/** With whom of a company the call of this name is shared. */
export const sharedBy = (name: string) =>
  Object.entries(IN_A_COMPANY).find(([, names]) => names.some((one) => one === name))?.[0] ?? "by nobody"
