/** Pieces of a line that are taken off the shelf. */
export interface GoodsToPick {
  name: string
  sku: string
  quantity: number
  /** The stock's name, and how many lie there; null where nobody counts them. */
  place: string | null
  stocked: number | null
  /** Travels with a device and isn't awaited without it. */
  is_alongside: boolean
}

/** An order of which something goes out. */
export interface OrderToPick {
  id: string
  shop_number: string
  customer: string
  phone: string
  /** To where it goes, in one line; "" without. */
  address: string
  /** Whether what is sold of it is to be sent. */
  is_to_send: boolean
  goods: GoodsToPick[]
}

export interface OrdersToPick {
  orders: OrderToPick[]
  /** How many orders have goods to send, those that are left out included. */
  count: number
}
