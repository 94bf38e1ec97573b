/** What the shop's owner may change without touching a rule. Rates and amounts are integers (per mille, Rappen). */
export const settings = {
  /** Swiss VAT, standard rate: 81 ‰ = 8.1 %. Prices exclude it. */
  vatPermille: 81,
  /** What is to be paid is a multiple of this, as in the accounts: bexio rounds Swiss francs to five Rappen. */
  grossStepRappen: 5,

  rental: {
    /** How far ahead a rental may end, in months from today. */
    horizonMonths: 18,
    /** A delivery of tomorrow leaves before this time of day in Zurich, unless its delivery type names another. */
    dispatchCutOff: "16:00",
    /** How long the checkout holds a period, how often it may be renewed, and for how many periods of a customer. */
    holdMinutes: 15,
    maxHoldRenewals: 2,
    maxHeldPeriods: 5,
    /** Possible periods offered with a refusal. */
    alternatives: 3,
    /** How many days beyond its end a rental may be extended at once. */
    extensionDays: 62,
  },

  /** 'Versandkosten' (VK1), see `shippingFeeRappen`. */
  shippingFeeRappen: 1000,

  sessionDays: 30,
  cartDays: 90,
  /** How long the same checkout body gets the same answer again. */
  checkoutReplayHours: 24,
  /** Version of the terms (AGB) that an order accepts. */
  termsVersion: "1.0",
  /** Payment by invoice. */
  paymentTermDays: 30,
  /** How long the prices of a quote hold. */
  quoteDays: 14,
  /** How long after an event its registrations are kept, as the privacy policy says. */
  eventRegistrationMonths: 12,
  /** Addresses that one customer may save. */
  savedAddresses: 100,
  activationLinkHours: 72,
  resetLinkHours: 2,
  /** Staff who act for a customer: life of the link, longest life of the login, how long it can be looked up. */
  impersonation: { linkMinutes: 15, sessionMinutes: 60, auditDays: 730 },

  /** Attempts per time window; counted in the database (ruling 2). */
  limits: {
    loginDelayFrom: 6,
    loginPerAccountAndAddress: { attempts: 10, minutes: 15 },
    loginPerAccount: { attempts: 100, minutes: 60 },
    loginPerAddress: { attempts: 300, minutes: 60 },
    knownAddressDays: 90,
    checkEmail: { attempts: 60, minutes: 1 },
    companySearch: { attempts: 60, minutes: 1 },
    signup: { attempts: 30, minutes: 10 },
    registration: { attempts: 30, minutes: 10 },
    registrationPerEmail: { attempts: 10, minutes: 60 },
    quotes: { attempts: 30, minutes: 60 },
    resetPerAccount: { attempts: 5, minutes: 60 },
    resetPerAddress: { attempts: 60, minutes: 60 },
    impersonate: { attempts: 30, minutes: 10 },
  },

  storefront: {
    /** Stands behind every page's title. */
    titleSuffix: "Muster Vermessung AG",
    trademarkNote: "Gerätenamen sind Marken ihrer Hersteller.",
    /** Demo only. */
    sampleNote: "Beispielshop: Firma, Personen, Preise und Referenzen sind erfunden.",
    /** Privacy-friendly embed, loaded only after a click. */
    videoHost: "https://www.youtube-nocookie.com",
  },

  company: {
    name: "Muster Vermessung AG",
    address: "Musterstrasse 1",
    postalcode: "9000",
    city: "St. Gallen",
    country: "Schweiz",
    canton: "SG",
    phone: "+41 71 000 00 00",
    phoneHref: "tel:+41710000000",
    mail: "shop@example.ch",
    uid: "CHE-999.999.996",
    vatNumber: "CHE-999.999.996 MWST",
    supportHours: "Mo–Fr 8–17 Uhr",
    mailHours: "Rund um die Uhr",
    chatUrl: null as string | null,
    appointmentUrl: null as string | null,
    socialLinks: [] as { name: string; url: string }[],
  },
} as const
