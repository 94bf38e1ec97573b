import type { MailSender } from "../../../integrations/mail/rendering/render-mail"
import { settings } from "../../config/settings"

const { company } = settings

export const shopAsSender: MailSender = {
  company: company.name,
  signature: [
    `${company.address}, ${company.postalcode} ${company.city} · ${company.phone} · ${company.mail}`,
    company.supportHours,
  ],
}
