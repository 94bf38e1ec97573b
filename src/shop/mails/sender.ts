import type { MailSender } from "#integrations/mail/rendering/render-mail"
import type { ShopSettings } from "#shop/settings/wire/shop-settings"

/** The shop as the sender of its mails. */
export const shopAsSender = ({ company, page }: ShopSettings): MailSender => ({
  company: company.name,
  signature: [
    `${company.address}, ${company.postalcode} ${company.city} · ${company.phone} · ${company.mail}`,
    page.supportHours,
    `UID ${company.uid}, MWST-Nr. ${company.vatNumber}`,
  ],
})
