import { completeRentalSettings, DEFAULT_RENTAL_SETTINGS } from "#shop/rental/rules/rental-settings"
import type { ShopSettings } from "./shop-settings"

/** What a shop has in which nobody has changed anything yet. */
export const DEFAULT_SETTINGS: ShopSettings = {
  company: {
    name: "Muster Vermessung AG",
    address: "Musterstrasse 1",
    postalcode: "9000",
    city: "St. Gallen",
    phone: "+41 71 000 00 00",
    mail: "shop@example.ch",
    uid: "CHE-999.999.996",
    vatNumber: "CHE-999.999.996 MWST",
  },
  page: {
    supportHours: "Mo–Fr 8–17 Uhr",
    mailHours: "Rund um die Uhr",
    chatUrl: null,
    appointmentUrl: null,
    socialLinks: [],
    titleSuffix: "Muster Vermessung AG",
    trademarkNote: "Gerätenamen sind Marken ihrer Hersteller.",
    sampleNote: "Beispielshop: Firma, Personen, Preise und Referenzen sind erfunden.",
  },
  sales: {
    vatPermille: 81,
    shippingFeeRappen: 1000,
    paymentTermDays: 30,
    quoteDays: 14,
    termsVersion: "1.0",
  },
  rental: DEFAULT_RENTAL_SETTINGS,
  access: { secondFactorFor: [] },
}

/** Groups as they are stored; what was checked on its way in is complete but for what a later version added. */
export function completeSettings(stored: { [Group in keyof ShopSettings]?: object | null }): ShopSettings {
  const { company, page, sales, access } = DEFAULT_SETTINGS
  return {
    company: { ...company, ...stored.company },
    page: { ...page, ...stored.page },
    sales: { ...sales, ...stored.sales },
    rental: completeRentalSettings(stored.rental ?? null),
    access: { ...access, ...stored.access },
  }
}
