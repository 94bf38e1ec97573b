/** A mistake in the shop that the simulator has to find. */
export interface Planted {
  name: string
  /** Texts of its files that are there once, and what stands in their place. */
  edits?: readonly Edit[]
  /** What is changed in its database. */
  sql?: readonly string[]
  /** Found by the books at the end: the others aren't asked for them, which takes longer. */
  isInBooks?: boolean
}

interface Edit {
  file: string
  before: string
  after: string
}

const edit = (file: string, before: string, after: string): Edit => ({ file: `src/shop/${file}`, before, after })
const one = (name: string, ...args: [file: string, before: string, after: string]): Planted => ({
  name,
  edits: [edit(...args)],
})
const FLEET = "rental/rules/assignment/fleet.ts"
const WINDOW = "rental/rules/rental-window.ts"
const CALENDAR = "rental/rules/calendar-rules.ts"
const GRANTS = "rental/rules/limits/hold-grants.ts"
const RECORDS = "rental/data/booking/product-records.ts"
const RESERVATIONS = "rental/data/booking/reservations-sql.ts"
const RESERVE = "rental/data/booking/reserve.ts"
const HAND_OVER = "rental/data/units/hand-over.ts"
const EXTEND = "orders/commands/changes/extend-rental.ts"
const PLACE = "checkout/commands/place-order.ts"
const WRITE = "checkout/commands/write-order.ts"

const NO_GUARD = ["alter table rental_reservation drop constraint rental_reservation_unit_once"]
const NO_LOCK = edit(
  RESERVE,
  "select pg_advisory_xact_lock(?, hashtext(id)) from unnest(?::text[]) id",
  "select ?, unnest(?::text[])",
)

/** Rules. */
const RULES: readonly Planted[] = [
  one(
    "overdue unit assigned again",
    FLEET,
    "overdueUntil !== undefined && overdueUntil > window.last",
    "overdueUntil === -1",
  ),
  one(
    "overdue unit free in the calendar",
    "rental/data/booking/bookings.ts",
    "overdueDays === null ? undefined : calendar.after(day, overdueDays)",
    "undefined",
  ),
  one(
    "way to the customer takes no time",
    WINDOW,
    "calendar.before(toDayNumber(period.start), buffers.before)",
    "toDayNumber(period.start)",
  ),
  one("way back takes no time", WINDOW, "days.transitBackDays + days.restockingDays", "days.restockingDays"),
  one("Saturday is an end", CALENDAR, `(isSaturday(day) ? "saturday" : null)`, "null"),
  one("Friday prepares Saturday's rental", CALENDAR, "isFriday(today) ? 3 : 1", "1"),
  one(
    "Sunday costs",
    "rental/rules/rental-period.ts",
    "daysBetween(period.start, period.end).filter((day) => !isSunday(day)).length",
    "daysBetween(period.start, period.end).filter((day) => day !== null).length",
  ),
  one(
    "rates are not looked at",
    "rental/rules/rental-rates.ts",
    "[...rates, { days: 1, price: pricePerDay }]",
    "[{ days: 1, price: pricePerDay }]",
  ),
  one(
    "cancellation is cheap a day longer",
    "orders/rules/cancellation-terms.ts",
    "workingDaysBefore > FREE_WORKING_DAYS",
    "workingDaysBefore >= FREE_WORKING_DAYS",
  ),
  one(
    "late days begin a day later",
    "fleet/rules/late-days.ts",
    "Math.max(0, dayDifference(end, returned))",
    "Math.max(0, dayDifference(end, returned) - 1)",
  ),
  one(
    "extension costs as if it stood alone",
    "rental/rules/extension.ts",
    "[coveredDays, Math.max(coveredDays, days)]",
    "[0, Math.max(0, days - coveredDays)]",
  ),
  one(
    "extension takes a unit that the renter hasn't",
    "rental/rules/extension.ts",
    "(rent.isTied ? null : placeNewRent(window, others, budget))",
    "placeNewRent(window, others, budget)",
  ),
  one(
    "VAT is cut off",
    "../kernel/money.ts",
    "roundToRappen((netTotal * permille) / 1000)",
    "Math.floor((netTotal * permille) / 1000)",
  ),
  one(
    "total is not rounded to five Rappen",
    "lines/rules/totals.ts",
    "const rounding = roundingTo(gross, grossStep)",
    "const rounding = 0 * grossStep",
  ),
  one(
    "closed days are open",
    "rental/rules/days/day-bars.ts",
    'if (closed.has(day)) return { reason: "closed" }',
    'if (closed.has(day) && closed.size === 0) return { reason: "closed" }',
  ),
]

/** Holds. */
const HOLDS: readonly Planted[] = [
  one(
    "holds of others don't count",
    RECORDS,
    "h.expires_at > :now and h.deleted_at is null",
    "h.expires_at > :now and h.deleted_at is not null",
  ),
  one(
    "own holds count",
    RECORDS,
    "h.customer_id is distinct from :customer and",
    "(h.customer_id is distinct from :customer or true) and",
  ),
  one("a hold lasts an hour", GRANTS, "endsAt: at + terms.holdMs }", "endsAt: at + 4 * terms.holdMs }"),
  one("a hold is renewed without end", GRANTS, "if (used < most) return given", "if (used < most + 10) return given"),
  one(
    "what is let go stays held",
    "rental/data/booking/holds.ts",
    "where({ customer_id: customerId }).delete()",
    "where({ customer_id: customerId, expires_at: null }).delete()",
  ),
]

/** Locks, constraints, repetitions. */
const MACHINES: readonly Planted[] = [
  { name: "no lock, no constraint", edits: [NO_LOCK], sql: NO_GUARD },
  { name: "no lock", edits: [NO_LOCK] },
  {
    name: "unit given out twice",
    edits: [
      edit(
        HAND_OVER,
        "if (holders.length > 0) throw new UnitTakenError(holders)",
        "if (holders.length > 99) throw new UnitTakenError(holders)",
      ),
      edit(HAND_OVER, "[reservationId, ...cameBack])", "[reservationId, ...cameBack, ...holders])"),
    ],
    sql: [...NO_GUARD, "drop index rental_reservation_out_once"],
  },
  one(
    "unit given out before its time",
    HAND_OVER,
    "if (today() < from) throw",
    "if (today() > from && today() < from) throw",
  ),
  one(
    "unit out of service is booked",
    RESERVATIONS,
    "u.deleted_at is null and u.is_in_service",
    "u.deleted_at is null",
  ),
  one(
    "repeated checkout is refused",
    PLACE,
    "const answer = recentAnswer(row)\n",
    "const answer = recentAnswer(undefined)\n",
  ),
  one(
    "extension sent twice is refused",
    EXTEND,
    "if (await isDoneAlready(rentals, trx, reserved, input)) return null",
    "",
  ),
  one(
    "cancellation sent twice is refused",
    "orders/commands/changes/cancel-rental.ts",
    "if (earlier?.fee === (waiver ? 0 : confirmedFee)) return null",
    "",
  ),
  one(
    "price of yesterday is ordered",
    PLACE,
    "const refusal = await bringPricesUpToDate(trx, lines, shop.catalogue, await discountFor(trx, customerId))",
    "const refusal = null as Refusal | null",
  ),
  one(
    "any fee cancels",
    "orders/commands/changes/cancel-rental.ts",
    "if (cancellation.fee !== confirmedFee) throw feeChanged(cancellation, order.rates)",
    "",
  ),
  {
    name: "calendar isn't told of changes",
    sql: ["insert", "update"].map((event) => `drop trigger rental_version_${event} on rental_reservation`),
  },
  {
    name: "calendar forgets who has fetched or cancelled",
    sql: ["drop trigger rental_windows_update on rental_reservation"],
  },
  one(
    "another's order is shown",
    "orders/queries/order-record.ts",
    "(:customerId::text is null or o.id in (",
    "(:customerId::text is null or true or o.id in (",
  ),
]

/** What follows an order. */
const BOOKS: readonly Planted[] = [
  one("confirmation is forgotten", WRITE, `await enqueue(trx, "order-placed", { orderId: id }, { key: id })`, ""),
  one(
    "change is not announced",
    "orders/commands/changes/announce-change.ts",
    `await enqueue(trx, "rental-changed", { changeId }, { key: changeId })`,
    "",
  ),
  one(
    "write in doubt is repeated",
    "erp/commands/mirror/written-once.ts",
    "if (doubt !== null || !once.isRefusedTwice) {",
    "if (doubt === undefined) {",
  ),
].map((planted) => ({ ...planted, isInBooks: true }))

export const PLANTED: readonly Planted[] = [...RULES, ...HOLDS, ...MACHINES, ...BOOKS]
