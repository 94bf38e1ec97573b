import { sendActivationMail } from "../workflows/accounts/activation-mail"
import { sendPasswordChangedMail } from "../workflows/accounts/password-changed-mail"
import { sendResetMail } from "../workflows/accounts/reset-mail"
import { sendLoginChangedMail } from "../workflows/customers/login-changed-mail"
import { sendAlarmMail } from "../workflows/erp/alarm-mail"
import { captureOrderPayment } from "../workflows/erp/capture-payment"
import { sendEventNotice } from "../workflows/events/notice-mail"
import { sendRegistrationMail } from "../workflows/events/registration-mail"
import { sendInvoiceMail } from "../workflows/invoices/invoice-mail"
import { sendConfirmationAgain } from "../workflows/orders/confirm-again"
import { sendOrderCancelled } from "../workflows/orders/order-cancelled"
import { orderPlaced } from "../workflows/orders/order-placed"
import { issueQuote } from "../workflows/quotes/issue-quote"
import { sendRentalReminder } from "../workflows/reminders/rental-reminder"
import { sendProtocolMail } from "../workflows/rentals/protocol-mail"
import { rentalChanged } from "../workflows/rentals/rental-changed"
import { sendInvitationMail } from "../workflows/staff-logins/invitation-mail"
import { sendStaffResetMail } from "../workflows/staff-logins/reset-mail"
import type { JobHandlers } from "./job"

/** Who works on which queue. */
export const HANDLERS: JobHandlers = {
  "activation-mail": sendActivationMail,
  "event-notice-mail": sendEventNotice,
  "event-registration-mail": sendRegistrationMail,
  "invoice-mail": sendInvoiceMail,
  "issue-quote": issueQuote,
  "login-changed-mail": sendLoginChangedMail,
  "order-cancelled": sendOrderCancelled,
  "order-confirmation": sendConfirmationAgain,
  "order-paid": captureOrderPayment,
  "order-placed": orderPlaced,
  "password-changed-mail": sendPasswordChangedMail,
  "password-reset-mail": sendResetMail,
  "rental-changed": rentalChanged,
  "rental-protocol": sendProtocolMail,
  "rental-reminder": sendRentalReminder,
  "staff-alarm": sendAlarmMail,
  "staff-invitation-mail": sendInvitationMail,
  "staff-reset-mail": sendStaffResetMail,
}
