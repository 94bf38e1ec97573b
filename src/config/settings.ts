/**
 * What a developer decides: limits against abuse, lifetimes of logins and links, what the privacy policy and neighbours fix.
 * What the shop's owner decides is read from the database, see `shopSettings`.
 */
export const settings = {
  /** What is to be paid is a multiple of this, as in the accounts: bexio rounds Swiss francs to five Rappen. */
  grossStepRappen: 5,

  sessionDays: 30,
  cartDays: 90,
  /** After this an empty cart is forgotten, which nobody notices. */
  emptyCartHours: 24,
  /** Logins of one customer that are kept next to each other; the longest unused go first. */
  loginsPerCustomer: 100,
  /** How long the same checkout body gets the same answer again. */
  checkoutReplayHours: 24,
  /** How long after an event its registrations are kept, as the privacy policy says. */
  eventRegistrationMonths: 12,
  /** Addresses that one customer may save. */
  savedAddresses: 100,
  activationLinkHours: 72,
  /** How long it is kept how many visits were how fast, as the privacy policy says. */
  pageSpeedDays: 90,
  /** How long a sign-up that nobody activates is kept after its last link, as the privacy policy says. */
  unactivatedDays: 30,
  resetLinkHours: 2,
  /** How long who calls has to set the password of the account that staff made. */
  customerInvitationHours: 168,
  /** After this an address that nobody confirmed is forgotten, as the wait list says. */
  waitListLinkHours: 72,
  companyInvitationHours: 168,
  /** How long an invitation is kept after it was accepted or ran out. */
  oldInvitationDays: 30,
  /** How long an order that had to be approved is kept as such after it was answered. */
  oldOrderRequestDays: 30,
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
    /** Carts that an address opens: each is kept for `cartDays`. */
    newCarts: { attempts: 300, minutes: 60 },
    quotes: { attempts: 30, minutes: 60 },
    /** Orders whose mails go to an e-mail beside the login's that nobody has proved, of a customer and to an e-mail. */
    ordersElsewhere: { attempts: 10, minutes: 60 },
    resetPerAccount: { attempts: 5, minutes: 60 },
    resetPerAddress: { attempts: 60, minutes: 60 },
    /** Codes of a second factor, after the right password. */
    staffCode: { attempts: 10, minutes: 15 },
    staffRegistration: { attempts: 30, minutes: 10 },
    waitList: { attempts: 30, minutes: 10 },
    /** Nobody's inbox is filled with questions whether he wants to wait. */
    waitListPerEmail: { attempts: 5, minutes: 60 },
    impersonate: { attempts: 30, minutes: 10 },
    /** What a company mails to people of its choice, and what any of them gets from whatever company. */
    companyInvitations: { attempts: 20, minutes: 60 },
    companyInvitationsPerEmail: { attempts: 5, minutes: 60 },
    /** Each is a mail, and is what the colleague sees at his next login instead of his own cart. */
    givenCarts: { attempts: 20, minutes: 60 },
    givenCartsPerColleague: { attempts: 10, minutes: 60 },
    /** Each reads all that a customer has ever ordered. */
    ownData: { attempts: 10, minutes: 60 },
    foundCompany: { attempts: 10, minutes: 60 },
  },

  /** What is remembered of calls with an `Idempotency-Key`: the numbers bound how much. */
  idempotency: {
    /** At least so long the same key gets the same answer. */
    hours: 24,
    /** After this a call that neither ended nor committed anything may be taken over. */
    leaseSeconds: 60,
    /** Longer answers aren't kept. */
    longestAnswerBytes: 2 ** 17,
    /** Of one staff member or service, one customer, one address without a login, and all of those together. */
    staffKeys: 20_000,
    customerKeys: 2_000,
    addressKeys: 200,
    anonymousKeys: 10_000,
  },

  /** Privacy-friendly embed of videos, loaded only after a click; the pages' content policy names it. */
  videoHost: "https://www.youtube-nocookie.com",
} as const
