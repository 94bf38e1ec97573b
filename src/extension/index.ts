/**
 * All that an extension may import of the shop, as `#extension`; what its tests need is `#extension/testing`.
 * @see docs/integrators.md
 */
export { z } from "zod"
export { addressOf, missingOf, text } from "#config/env-values"
export { addDays, type CalendarDay, calendarDay, isFriday, isSunday, weekday } from "#kernel/calendar-day"
export type { Rappen } from "#kernel/money"
export type { RawUid } from "#kernel/uid"
export type { ClosedDay } from "#kernel/working-days"
export type { ShopEvent } from "#platform/outbox/shop-event"
export type { CompanyRegister } from "#shop/accounts/company-register/types"
export type { CompanyDetail, CompanyMatches } from "#shop/accounts/wire/company"
export {
  type ErpConnection,
  type ErpDocument,
  ErpError,
  type ErpFile,
  type ErpInvoice,
  type ErpMeans,
  type ErpOffice,
  type ErpOrder,
  type ErpParty,
  type ErpPosition,
  type ErpProvider,
  type ErpReference,
  type SecretStore,
} from "#shop/erp/data/provider"
export type { ClosedDayRule } from "#shop/rental/data/closed-days"
export type { RuledRental, WayOfDelivery as ExtensionDelivery } from "#shop/rental/rules/days/day-bars"
export type { ChargedProduct, ExtensionCharge } from "./charge"
export type { ExtensionDayRule } from "./day-rules"
export { defineExtension, type Extension, type ExtensionPlugin, type ShopConfig } from "./define-extension"
export type { Provider, VariableComplaint, Variables } from "./define-provider"
export type { DeliveryRule, DeliveryTimes } from "./deliveries"
export type {
  EventContext,
  EventSubscriber,
  EventType,
  ExtensionLogger,
  ExtensionOrder,
  ExtensionOrderLine,
  ExtensionRental,
} from "./events"
export type { MailPage, MailParts } from "./mail-page"
export {
  defineCompanyRegister,
  defineErp,
  defineMails,
  type MailAttachment,
  type MailMessage,
  type MailTransport,
} from "./providers"
export type { ExtensionRate, RateRule } from "./rates"
export { EXTENSION_API_VERSION } from "./version"
