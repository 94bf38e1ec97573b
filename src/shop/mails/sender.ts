import type { MailSender } from "#integrations/mail/rendering/render-mail"
import { message } from "#kernel/wire/message"
import type { ShopSettings } from "#shop/settings/wire/shop-settings"
import type { Texts } from "#texts/texts"

export const shopAsSender = ({ company, page }: ShopSettings, texts: Texts): MailSender => ({
  company: company.name,
  signature: [
    `${company.address}, ${company.postalcode} ${company.city} · ${company.phone} · ${company.mail}`,
    page.supportHours,
    texts(message("mails.vat_numbers", { uid: company.uid, vat_number: company.vatNumber })),
  ],
})
