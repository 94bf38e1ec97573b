import type { Message } from "#kernel/wire/message"
import { momentOf } from "#platform/moment"
import { button, list, paragraph } from "../rendering/blocks"
import type { MailTemplate } from "../rendering/template"

export interface StaffInvitationMail {
  invite_url: string
  expires_at: Date
}

export const staffInvitationMail: MailTemplate<StaffInvitationMail> = (mail, say) => {
  const expires_at = momentOf(mail.expires_at)
  return {
    subject: say("staffmails.invitation_subject"),
    preview: say("mails.link_preview", { expires_at }),
    body: [
      paragraph(say("mails.greeting_without_name")),
      paragraph(say("staffmails.invitation_invited")),
      button(say("staffmails.invitation_accept"), mail.invite_url),
      paragraph(say("mails.link_once", { expires_at })),
      paragraph(say("staffmails.invitation_unexpected")),
    ],
  }
}

/** One mail per cause and hour; what happened, who is concerned, what to do. No data of customers beyond numbers. */
export interface StaffAlarmMail {
  severity: Message
  title: Message
  summary: Message
  advice: Message
  customer_impact: Message
  affected_count: Message | string
  since: Date
  attempts: number
  is_tried_again: boolean
  affected: { label: Message; admin_url: string }[]
  error_class: string
  error_text: string
  queue_url: string
}

export const staffAlarmMail: MailTemplate<StaffAlarmMail> = (mail, say) => {
  const { attempts, affected, queue_url } = mail
  const since = momentOf(mail.since)
  return {
    subject: say("staffmails.alarm_subject", mail),
    preview: say("staffmails.alarm_preview", { ...mail, since }),
    body: [
      paragraph(say("staffmails.alarm_happened", mail)),
      paragraph(
        say(mail.is_tried_again ? "staffmails.alarm_since_going_on" : "staffmails.alarm_since", { since, attempts }),
      ),
      paragraph(say("staffmails.alarm_affected")),
      affected.length > 0 ? list(...affected.map((one) => say("staffmails.alarm_entry", one))) : null,
      paragraph(say("staffmails.alarm_error", mail)),
      paragraph(say("staffmails.alarm_advice", mail)),
      button(say("staffmails.alarm_open"), queue_url),
      paragraph(say("staffmails.alarm_impact", mail)),
      paragraph(say("staffmails.alarm_at_most")),
    ],
  }
}

/** An integrator's address that events are no longer sent to. */
export interface WebhookOffMail {
  host: string
  /** Of the first event that nobody heard. */
  since: Date
  /** The receiver itself said that it is gone. */
  is_gone: boolean
  admin_url: string
}

export const webhookOffMail: MailTemplate<WebhookOffMail> = (mail, say) => {
  const since = momentOf(mail.since)
  return {
    subject: say("staffmails.webhook_off_subject", mail),
    preview: say("staffmails.webhook_off_preview", mail),
    body: [
      paragraph(say(mail.is_gone ? "staffmails.webhook_gone" : "staffmails.webhook_off", { ...mail, since })),
      paragraph(say("staffmails.webhook_off_kept")),
      button(say("staffmails.webhook_off_open"), mail.admin_url),
    ],
  }
}
