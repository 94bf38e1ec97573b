import type { StaffAlarmMail } from "#integrations/mail/templates/staff"
import { message } from "#kernel/wire/message"
import type { PlainCode } from "#texts/codes"
import type { AlarmCause } from "./watched"

type AlarmText = Pick<StaffAlarmMail, "severity" | "title" | "summary" | "advice" | "customer_impact">

const SEVERITIES = {
  auth: "erp.severity_failure",
  parked: "erp.severity_warning",
  late: "erp.severity_warning",
  quote: "erp.severity_warning",
  credit: "erp.severity_notice",
} satisfies Record<AlarmCause, PlainCode>

/** What staff read and do, by cause. */
export const alarmText = (cause: AlarmCause): AlarmText => ({
  severity: message(SEVERITIES[cause]),
  title: message(`erp.alarm_${cause}_title`),
  summary: message(`erp.alarm_${cause}_summary`),
  advice: message(`erp.alarm_${cause}_advice`),
  customer_impact: message(cause === "credit" ? "erp.impact_none" : "erp.impact_documents"),
})
