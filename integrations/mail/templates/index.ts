import type { MailTemplate } from "../rendering/template"
import { activationMail, customerInvitationMail, loginChangedMail, passwordChangedMail, resetMail } from "./accounts"
import { cartGivenMail, companyInvitationMail } from "./companies"
import { orderDispatchedMail, orderDispatchUndoneMail } from "./dispatches"
import { eventCancelledMail, eventRegistrationMail, eventRescheduledMail, registrationCancelledMail } from "./events"
import { invoiceCancelledMail, invoiceChangedMail, invoiceIssuedMail } from "./invoices"
import { letterMail } from "./letters"
import { orderRequestMail, orderRequestOverMail } from "./order-requests"
import { orderCancelledMail, orderConfirmationMail } from "./orders"
import { rentalProtocolMail } from "./protocols"
import { quoteMail } from "./quotes"
import { rentalReminderReturnMail, rentalReminderStartMail } from "./reminders"
import { cancellationMail, extensionMail, refundMail, reschedulingMail } from "./rentals"
import { staffAlarmMail, staffInvitationMail, webhookOffMail } from "./staff"
import { waitListConfirmMail, waitListFreeMail, waitListOfferMail, waitListWaitingMail } from "./wait-list"

const TEMPLATES = {
  activation: activationMail,
  cancellation: cancellationMail,
  "cart-given": cartGivenMail,
  "company-invitation": companyInvitationMail,
  "customer-invitation": customerInvitationMail,
  "event-cancelled": eventCancelledMail,
  "event-registration": eventRegistrationMail,
  "event-rescheduled": eventRescheduledMail,
  extension: extensionMail,
  "invoice-cancelled": invoiceCancelledMail,
  "invoice-changed": invoiceChangedMail,
  "invoice-issued": invoiceIssuedMail,
  letter: letterMail,
  "login-changed": loginChangedMail,
  "order-cancelled": orderCancelledMail,
  "order-confirmation": orderConfirmationMail,
  "order-dispatch-undone": orderDispatchUndoneMail,
  "order-dispatched": orderDispatchedMail,
  "order-request": orderRequestMail,
  "order-request-over": orderRequestOverMail,
  "password-changed": passwordChangedMail,
  "password-reset": resetMail("accountmails"),
  quote: quoteMail,
  "registration-cancelled": registrationCancelledMail,
  "deposit-refund": refundMail,
  "rental-protocol": rentalProtocolMail,
  "rental-reminder-return": rentalReminderReturnMail,
  "rental-reminder-start": rentalReminderStartMail,
  rescheduling: reschedulingMail,
  "staff-alarm": staffAlarmMail,
  "staff-invitation": staffInvitationMail,
  "staff-password-reset": resetMail("staffmails"),
  "wait-list-confirm": waitListConfirmMail,
  "wait-list-free": waitListFreeMail,
  "wait-list-offer": waitListOfferMail,
  "wait-list-waiting": waitListWaitingMail,
  "webhook-off": webhookOffMail,
}

export type MailName = keyof typeof TEMPLATES
/** What a mail is made of. */
export type MailData<Name extends MailName> = Parameters<(typeof TEMPLATES)[Name]>[0]

/** Every mail of the shop by the name that notifications keep. */
export const MAILS: { [Name in MailName]: MailTemplate<MailData<Name>> } = TEMPLATES
