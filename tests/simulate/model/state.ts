import type { Day } from "./days"

/** What the model knows of the shop. Money in Rappen, instants in milliseconds. */
export interface Unit {
  id: string
  serial: string
  /** Today. */
  isInService: boolean
  /** Staff have left it in service. */
  isKept: boolean
  /** The last day on which it may be used, if there is one. */
  calibrationDue: Day | null
}

export interface Service {
  id: string
  per: "rental" | "day" | "permille"
  amount: number
  group: string
}

export interface Product {
  id: string
  slug: string
  pricePerDay: number
  rates: { days: number; price: number }[]
  services: Service[]
  restocking: number
  units: Unit[]
  deposit: number
  companion: { kind: string; price: number } | null
}

export interface Delivery {
  id: string
  price: number
  /** Working days before and after the rent. */
  before: number
  after: number
  /** Minute of the day by which a parcel leaves. */
  cutOff: number
}

export interface Rental {
  product: Product
  start: Day
  end: Day
  delivery: Delivery
  services: Service[]
}

export interface CartLine extends Rental {
  id: string
  /** Of a day, as the customer was told, and when. */
  shownPrice: number
  pricedAt: number
}

export interface Cart {
  token: string
  lines: CartLine[]
  /** Pieces of the accessory. */
  pieces: number
}

export interface Customer {
  email: string
  password: string
  login: string
  lastUsed: number
  cart: Cart
}

export interface Hold {
  customer: Customer
  line: string
  product: Product
  first: Day
  last: Day
  expires: number
}

export interface Grant {
  customer: Customer
  product: Product
  first: Day
  last: Day
  grantedAt: number
  endsAt: number
}

/** What is charged beside the order. */
export interface Charge {
  kind: "extension" | "rescheduling" | "cancellation" | "late_return"
  fee: number
}

export interface Reservation extends Rental {
  /** The shop's id of it. */
  id: string
  orderLine: string
  order: Order
  first: Day
  last: Day
  /** Working days of the way back and of restocking, as they were when it was made. */
  after: number
  state: "reserved" | "handed_over" | "returned" | "cancelled"
  /** Set where it is tied to one. */
  unit: string | null
  isPinned: boolean
  handedOverOn: Day | null
  /** It goes on with another unit than was handed over. */
  isSwapped?: boolean
  /** The days with a unit that was given back for another one: no rental of its own. */
  isFormer?: boolean
  /** The most that it ever had: what was agreed to once isn't paid for again. */
  paidDays: number
  /** Prices as they were when it was ordered. */
  pricePerDay: number
  rates: { days: number; price: number }[]
  charges: Charge[]
}

export interface Order {
  id: string
  number: string
  customer: Customer
  total: number
  rentals: Reservation[]
  placedAt: number
}

export interface Block {
  id: string
  product: Product
  unit: string
  /** Of the days on which the unit is away for it. */
  first: Day
  last: Day
  /** Its last day as entered. */
  end: Day
}

export interface ShopState {
  products: Product[]
  deliveries: Delivery[]
  accessory: { id: string; price: number }
  closed: Set<Day>
  /** Since when staff have closed a day. */
  closedAt: Map<Day, number>
  customers: Customer[]
  orders: Order[]
  reservations: Reservation[]
  blocks: Block[]
  holds: Hold[]
  grants: Grant[]
}
