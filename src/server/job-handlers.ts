import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { JobHandler, JobHandlers } from "#platform/jobs/job"
import { sendActivationMail } from "#shop/accounts/commands/activation-mail"
import { sendLoginChangedMail } from "#shop/accounts/commands/by-staff/login-changed-mail"
import { sendPasswordChangedMail } from "#shop/accounts/commands/passwords/password-changed-mail"
import { sendCustomerInvitation, sendResetMail } from "#shop/accounts/commands/passwords/reset-mail"
import { sendInvitationMail } from "#shop/accounts/commands/staff-logins/invitation-mail"
import { sendStaffResetMail } from "#shop/accounts/commands/staff-logins/reset-mail"
import { sendRequestMail } from "#shop/approvals/commands/notice-mails"
import { sendGivenMail } from "#shop/cart/commands/give/given-mail"
import { sendCompanyInvitation } from "#shop/companies/commands/invitation-mail"
import { sendInvoiceMail } from "#shop/erp/commands/invoices/invoice-mail"
import { captureOrderPayment } from "#shop/erp/commands/mirror/capture-payment"
import { writeMissingRows } from "#shop/erp/commands/mirror/missing-rows"
import { paidBefore } from "#shop/erp/commands/mirror/paid-before"
import { alarmMail } from "#shop/erp/commands/staff/alarm-mail"
import { sendEventNotice } from "#shop/events/commands/notice-mail"
import { sendRegistrationMail } from "#shop/events/commands/registration-mail"
import { sendProtocolMails } from "#shop/fleet/commands/protocol-mail"
import { sendLetter } from "#shop/letters/commands/letter-mail"
import { billOrder } from "#shop/orders/commands/billing/bill-order"
import { sendChangeMail } from "#shop/orders/commands/changes/change-mail"
import { sendConfirmationAgain } from "#shop/orders/commands/confirm-again"
import { correctDispatchMail } from "#shop/orders/commands/dispatch/correct-dispatch-mail"
import { sendDispatchMail } from "#shop/orders/commands/dispatch/dispatch-mail"
import { sendOrderCancelled } from "#shop/orders/commands/order-cancelled"
import { orderPlaced } from "#shop/orders/commands/order-placed"
import { sendRentalReminder } from "#shop/orders/commands/reminders/rental-reminder"
import { issueQuote } from "#shop/quotes/commands/issue-quote"
import { lateQuotes } from "#shop/quotes/commands/late-quotes"
import { mailQuote } from "#shop/quotes/commands/mail-quote"
import { changeById } from "#shop/rental/data/changes"
import { sendWaitListMail } from "#shop/wait-list/commands/notice-mail"
import { lookForFreed } from "#shop/wait-list/commands/offer-freed"
import { sendOffMail } from "#shop/webhooks/commands/switched-off"

/** What is due of an order that is billed by the month, and its rows for the ERP. */
const orderBilling: JobHandler<"order-billing"> = async ({ orderId }, { scope }) => {
  await billOrder(scope, orderId)
  await writeMissingRows(scope.resolve(ContainerRegistrationKeys.PG_CONNECTION))
}

/**
 * What follows a change of a rental: what of it is to be billed, its row for the ERP, so that no invoice stands longer than it is
 * owed, then the mail. Should this job be late, the regular look for orders and changes without a row finds it too.
 */
const rentalChanged: JobHandler<"rental-changed"> = async ({ changeId }, { scope }) => {
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const change = await changeById(db, changeId)
  if (change) await billOrder(scope, change.orderId)
  await writeMissingRows(db)
  await sendChangeMail(scope, changeId, paidBefore)
}

/** Who works on which queue. */
export const HANDLERS: JobHandlers = {
  "activation-mail": sendActivationMail,
  "cart-given-mail": sendGivenMail,
  "company-invitation-mail": sendCompanyInvitation,
  "customer-invitation-mail": sendCustomerInvitation,
  "event-notice-mail": sendEventNotice,
  "event-registration-mail": sendRegistrationMail,
  "invoice-mail": sendInvoiceMail,
  "issue-quote": issueQuote,
  "login-changed-mail": sendLoginChangedMail,
  "order-billing": orderBilling,
  "order-cancelled": sendOrderCancelled,
  "order-confirmation": sendConfirmationAgain,
  "order-dispatch-undone": correctDispatchMail,
  "order-dispatched": sendDispatchMail,
  "order-letter": sendLetter,
  "order-paid": captureOrderPayment,
  "order-placed": orderPlaced,
  "order-request-mail": sendRequestMail,
  "password-changed-mail": sendPasswordChangedMail,
  "password-reset-mail": sendResetMail,
  "quote-mail": mailQuote,
  "rental-changed": rentalChanged,
  "rental-protocols": sendProtocolMails,
  "rental-reminder": sendRentalReminder,
  "staff-alarm": alarmMail([lateQuotes]),
  "staff-invitation-mail": sendInvitationMail,
  "staff-reset-mail": sendStaffResetMail,
  "wait-list-mail": sendWaitListMail,
  "wait-list-offers": lookForFreed,
  "webhook-off-mail": sendOffMail,
}
