import type { CalendarDay } from "#kernel/calendar-day"

interface Device {
  /** Null for a rental that was entered without an order. */
  order_id: string | null
  /** The day on which it is to go out. */
  due: CalendarDay
}

interface Goods {
  /** Travels with a device and isn't awaited without it. */
  is_alongside: boolean
}

interface Order<Piece extends Goods> {
  id: string
  /** Whether what is sold of it is to be sent. */
  is_to_send: boolean
  goods: readonly Piece[]
}

/** What is packed together: devices and goods of an order, or one device without an order. */
export interface ToPack<D extends Device, P extends Goods, O extends Order<P>> {
  order: O | null
  devices: D[]
  goods: P[]
}

/**
 * What is packed, order by order: those with devices first, in the order of these, then what was only sold. Pieces that travel with
 * devices are there where devices of the order go out, others where they are to be sent.
 */
export function toPack<D extends Device, P extends Goods, O extends Order<P>>(
  devices: readonly D[],
  orders: readonly O[],
): ToPack<D, P, O>[] {
  const packs = new Map<string, ToPack<D, P, O>>()
  const alone: ToPack<D, P, O>[] = []
  const orderOf = new Map(orders.map((order) => [order.id, order]))
  for (const device of devices) {
    const id = device.order_id
    const known = id === null ? undefined : packs.get(id)
    if (known) known.devices.push(device)
    else if (id === null) alone.push({ order: null, devices: [device], goods: [] })
    else packs.set(id, { order: orderOf.get(id) ?? null, devices: [device], goods: [] })
  }
  for (const order of orders) {
    const pack = packs.get(order.id) ?? { order, devices: [], goods: [] }
    pack.goods = order.goods.filter(({ is_alongside: isAlongside }) =>
      isAlongside ? pack.devices.length > 0 : order.is_to_send,
    )
    if (pack.goods.length > 0) packs.set(order.id, pack)
  }
  return [...packs.values(), ...alone].sort((a, b) => firstDue(a).localeCompare(firstDue(b)))
}

/** What was only sold comes after all days. */
const firstDue = ({ devices }: { devices: Device[] }): string => devices[0]?.due ?? "9999-12-31"
