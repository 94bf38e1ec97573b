import type { CompanyRegister } from "#shop/accounts/company-register/types"
import type { ErpConnection, ErpMeans } from "#shop/erp/data/provider"
import { defineProvider, type Provider } from "./define-provider"

export interface MailAttachment {
  filename: string
  contentType: string
  content: Buffer
}

/** A mail as it leaves the shop, in words and with its attachments. */
export interface MailMessage {
  /** Names the mail for ever: the same key is the same mail, also when it comes twice. */
  key: string
  /** `Name <address>` or an address. */
  from: string
  /** One address. */
  to: string
  /** Where answers go; to `from` if it isn't said. */
  replyTo?: string
  subject: string
  html: string
  text: string
  attachments: MailAttachment[]
}
/** Takes a mail over, in less than 15 seconds. Whoever throws is asked again. @returns the transport's own name of it */
export type MailTransport = (mail: MailMessage) => Promise<{ id: string }>

/** `ERP_MODE` chooses it by the extension's name. */
export type ErpIntegration = Provider<ErpMeans, ErpConnection>
export const defineErp = defineProvider<ErpMeans, ErpConnection>()

/** `COMPANY_REGISTER` chooses it by the extension's name. */
export type CompanyRegisterIntegration = Provider<void, CompanyRegister>
export const defineCompanyRegister = defineProvider<void, CompanyRegister>()

/** `MAIL_TRANSPORT` chooses it by the extension's name. */
export type MailIntegration = Provider<void, MailTransport>
export const defineMails = defineProvider<void, MailTransport>()
