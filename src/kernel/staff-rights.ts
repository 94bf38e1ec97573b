/** Roles of staff, from the one that may everything down. */
export const STAFF_ROLES = ["owner", "office", "counter"] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

const OWNER = ["owner"] as const
const OFFICE = ["owner", "office"] as const
const ALL = STAFF_ROLES

/**
 * What staff may do, and which roles may. Who has no role on record has the least; what no right is for is the owner's.
 * @see docs/decisions/234-roles-of-staff.md
 */
export const RIGHTS = {
  /** The day: hand-over, return, plan, dispatch; orders and customers to look at; new orders at the list's prices. */
  counter: ALL,
  /** Cancels, moves, extends, bills by the month, gives deposits back; wait list and closed days. */
  rentals: OFFICE,
  /** Prices and discounts of their own, and what is waived. */
  prices: OFFICE,
  /** Changes accounts, closes them, acts in a customer's name. */
  customers: OFFICE,
  /** Products, their prices, stock and units. */
  products: OFFICE,
  /** Texts, people and events. */
  contents: OFFICE,
  /** What waits for the accounts, corrections and credits. */
  accounting: OFFICE,
  /** Tables to take along, and reports. */
  exports: OFFICE,
  /** Company, taxes, fees, terms of rental, services. */
  settings: OWNER,
  /** Who of the staff did what. */
  log: OWNER,
  /** Who is on the team, roles, invitations, keys. */
  team: OWNER,
  /** Whatever Medusa can do besides. */
  everything: OWNER,
} as const satisfies Record<string, readonly StaffRole[]>
export type StaffRight = keyof typeof RIGHTS

export const LEAST_ROLE: StaffRole = "counter"

export const rolesWith = (right: StaffRight): readonly StaffRole[] => RIGHTS[right]

export const mayDo = (role: StaffRole, right: StaffRight): boolean => rolesWith(right).includes(role)

const rightsOf = (role: StaffRole): StaffRight[] =>
  (Object.keys(RIGHTS) as StaffRight[]).filter((right) => mayDo(role, right))

/** `GET /admin/own-role`: of who asks. */
export interface OwnRole {
  role: StaffRole
  rights: StaffRight[]
  /** Nothing else goes before a second factor is set up. */
  must_set_up: boolean
}

export const ownRole = (role: StaffRole, must_set_up: boolean): OwnRole => ({
  role,
  rights: rightsOf(role),
  must_set_up,
})
