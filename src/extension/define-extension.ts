import { z } from "zod"
import type { ShopEvent } from "#platform/outbox/shop-event"
import type { ClosedDayRule } from "#shop/rental/data/closed-days"
import type { ExtensionCharge } from "./charge"
import type { ExtensionDayRule } from "./day-rules"
import type { Variables } from "./define-provider"
import type { DeliveryRule } from "./deliveries"
import type { EventContext, EventSubscriber, EventType } from "./events"
import type { MailPage } from "./mail-page"
import type { CompanyRegisterIntegration, ErpIntegration, MailIntegration } from "./providers"
import type { RateRule } from "./rates"

/** A package's name or an absolute path, with the options that Medusa hands over. */
interface MedusaPart {
  resolve: string
  options?: Record<string, unknown>
}

/** What Medusa loads. */
export interface ExtensionPlugin {
  /** Modules of Medusa as they are written, with models and migrations, by the absolute path of their folder. */
  modules?: readonly MedusaPart[]
  /** Absolute path of a folder with `routes` and `widgets` of the admin, and `i18n`. */
  admin?: string
  /** Built plugins of Medusa. */
  plugins?: readonly MedusaPart[]
}

interface ExtensionDefinition<Env extends z.ZodObject> {
  /** Lower-case letters, digits and hyphens; by it configuration chooses its providers, so it stays for ever. */
  name: string
  /** Which versions of this interface it was written for, such as `^1.0.0`. */
  requires: string
  /** The variables that it reads, with defaults. Checked at the start. */
  env?: Env
  erp?: ErpIntegration
  companyRegister?: CompanyRegisterIntegration
  mails?: MailIntegration
  charges?: readonly ExtensionCharge[]
  rates?: RateRule
  closedDays?: ClosedDayRule
  dayRules?: readonly ExtensionDayRule[]
  deliveries?: DeliveryRule
  /**
   * What the shop says in mails, on papers and in refusals in other words: by language (`de`) and code (`ordermails.confirmation_thanks`, in
   * `src/texts`), with the values that stand in the shop's own sentence.
   */
  texts?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** How mails look. One extension of a shop at most. */
  mailPage?: MailPage
  events?: Partial<Record<EventType, EventSubscriber<z.infer<Env>>>>
  plugin?: ExtensionPlugin
}

/** An extension as the shop keeps it. */
export interface Extension extends Omit<ExtensionDefinition<z.ZodObject>, "env" | "events" | "charges" | "dayRules"> {
  env: z.ZodObject
  charges: readonly ExtensionCharge[]
  dayRules: readonly ExtensionDayRule[]
  /** What it subscribes to; none without subscribers. */
  eventTypes: readonly string[]
  /** Tells its subscriber. @param source the whole environment */
  tell(event: ShopEvent, context: Omit<EventContext, "env">, source: Variables): Promise<void>
}

/** What a folder of `extensions`, or a package, exports for `shop.config.ts`. */
export function defineExtension<Env extends z.ZodObject = z.ZodObject>(
  definition: ExtensionDefinition<Env>,
): Extension {
  const { env: table, events = {}, charges = [], dayRules = [], ...rest } = definition
  const env: z.ZodObject = table ?? z.object({})
  const subscribers: Readonly<Record<string, EventSubscriber<z.infer<Env>> | undefined>> = events
  return {
    ...rest,
    env,
    charges,
    dayRules,
    eventTypes: Object.keys(events),
    async tell(event, context, source) {
      await subscribers[event.type]?.(event, { ...context, env: env.parse(source) as z.infer<Env> })
    },
  }
}

/** What `shop.config.ts` exports by default. */
export interface ShopConfig {
  extensions: readonly Extension[]
}
