import type { Profile } from "#shop/accounts/wire/account"
import type { Address } from "#shop/accounts/wire/address"
import type { Cart, CartItem } from "#shop/cart/wire/cart"
import type { Invoice } from "#shop/erp/wire/invoice"
import { byPieceList } from "#shop/orders/rules/piece-lists"
import type { Order, OrderItem } from "#shop/orders/wire/order"
import type { Quote } from "#shop/quotes/wire/quote"

const introduction = { id: "service-1", name: "Einführung am Gerät", description: "", price: "90.00" }

export const rentalItem: CartItem = {
  id: "line-rental",
  product: {
    id: "prod-rental",
    name: "BLK 360 G2",
    get_thumbnail: "default",
    image: "default",
    get_absolute_url: "/mieten/blk-360-g2/",
    category: "rental",
    price: "180.00",
    mandatory: false,
  },
  quantity: 1,
  display_name: "BLK 360 G2",
  display_quantity: "9 Tage",
  rentalstartdate: "2026-12-07",
  rentalenddate: "2026-12-16",
  productservice: introduction,
  productservices: [{ ...introduction, basis: "rental" }],
  delivery: { id: "delivery-1", name: "Express-Lieferung", description: "", price: "45.00" },
  subtotal: "1755.00",
  price_is_set: false,
  total_shipping_price: "45.00",
  mandatory: false,
  demanded_by: null,
  quoted_until: null,
  product_is_inactive: false,
  conflict: null,
}

export const accessoryItem: CartItem = {
  ...rentalItem,
  id: "line-accessory",
  product: { ...rentalItem.product, id: "prod-targets", name: "Zielmarken-Set", category: "accessory", price: "48.00" },
  quantity: 2,
  display_name: "Zielmarken-Set",
  display_quantity: "2",
  rentalstartdate: null,
  rentalenddate: null,
  productservice: null,
  productservices: [],
  delivery: null,
  subtotal: "96.00",
  total_shipping_price: "0.00",
}

/** The rental's mandatory companion. */
export const companionItem: CartItem = {
  ...accessoryItem,
  id: "line-companion",
  product: { ...accessoryItem.product, id: "prod-insurance", name: "Transportversicherung", category: "addon" },
  quantity: 1,
  display_name: "Transportversicherung",
  display_quantity: "1",
  subtotal: "35.00",
  mandatory: true,
  demanded_by: "line-rental",
}

export const filledCart: Cart = {
  items: [rentalItem, companionItem, accessoryItem],
  total_quantity: 4,
  total_price: "1886.00",
  total_vat: "152.77",
  shipping_cost: "10.00",
  total_shipping_price: "1896.00",
  total_shipping_vat: "153.58",
  rounding: "0.00",
  vat_percent: "8.1",
  total_cost: "2049.58",
}

export const emptyCart: Cart = {
  items: [],
  total_quantity: 0,
  total_price: "0.00",
  total_vat: "0.00",
  shipping_cost: "0.00",
  total_shipping_price: "0.00",
  total_shipping_vat: "0.00",
  rounding: "0.00",
  vat_percent: "8.1",
  total_cost: "0.00",
}

export const conflict = {
  reason: "booked" as const,
  day: "2026-12-09",
  alternatives: [
    { rentalstartdate: "2026-12-17", rentalenddate: "2026-12-29" },
    { rentalstartdate: "2026-12-28", rentalenddate: "2027-01-07" },
  ],
  non_field_errors: ["Dieser Zeitraum ist belegt."],
}

export const profile: Profile = {
  company_name: "Muster Holzbau AG",
  sector: "Holzbau",
  first_name: "Anna",
  last_name: "Muster",
  email: "anna@example.ch",
  phone: "+41 71 000 00 00",
  address: "Musterstrasse 1",
  postalcode: "9000",
  city: "St. Gallen",
  last_password_change: null,
}

export const savedAddress: Address = {
  id: "cuaddr_1",
  company: "Muster Holzbau AG",
  first_name: "Petra",
  last_name: "Zimmermann",
  address: "Werkstrasse 12",
  postalcode: "9000",
  city: "St. Gallen",
  country: "Schweiz",
  is_default_billing: true,
  is_default_shipping: false,
  created_at: "2026-11-20T08:00:00.000Z",
}

export const orderItem = (id: string, name: string): OrderItem => ({
  id,
  product: { ...accessoryItem.product, name },
  quantity: 2,
  display_name: name,
  display_quantity: "2",
  subtotal: "96.00",
  demanded_by: null,
})

export const order: Order = {
  id: "order-1",
  shop_number: "W-1042",
  bexio_order_id: "AU-00318",
  bexio_invoice_id: null,
  created_at: "2026-12-02T13:08:00.000Z",
  paid: false,
  cancelled: false,
  total_cost: "2049.58",
  subtotal: "1886.00",
  shipping_cost: "10.00",
  vat_cost: "153.58",
  vat_percent: "7.7",
  rounding: "0.00",
  referencenum: "BV-2026-118",
  terms_version: "1.1",
  ordered_by: null,
  may_change: true,
  company: "Muster Holzbau AG",
  first_name: "Anna",
  last_name: "Muster",
  address: "Musterstrasse 1",
  postalcode: "9000",
  city: "St. Gallen",
  email: "anna@example.ch",
  phone: "+41 71 000 00 00",
  country: "Schweiz",
  company2: "",
  first_name2: "Beat",
  last_name2: "Bau",
  address2: "Industriestrasse 12",
  postalcode2: "9200",
  city2: "Gossau",
  email2: "beat@example.ch",
  phone2: "+41 71 000 00 01",
  country2: "Liechtenstein",
  rentalitems: [
    {
      id: "item-rental",
      product: rentalItem.product,
      quantity: 1,
      display_name: "BLK 360 G2",
      display_quantity: "9 Tage",
      subtotal: "1755.00",
      demanded_by: null,
      rentalstartdate: "2026-12-07",
      rentalenddate: "2026-12-16",
      delivery: rentalItem.delivery,
      productservice: rentalItem.productservice,
      productservices: rentalItem.productservices,
      standing: {
        state: "reserved",
        rentalstartdate: "2026-12-07",
        rentalenddate: "2026-12-16",
        days: 9,
        return_due: "2026-12-17",
        cancellation: {
          fee: "810.00",
          vat: "65.61",
          rounding: "-0.01",
          total: "875.60",
          percent: 50,
          working_days: 7,
          half_fee_until: "2026-11-26",
          full_fee: "1620.00",
        },
        cancellation_bar: null,
        extension_bar: null,
        has_certificate: false,
      },
    },
  ],
  ...byPieceList(() => []),
  accessoryitems: [orderItem("item-targets", "Zielmarken-Set")],
  changes: [],
  protocols: [],
  dispatches: [],
  monthly_billing: null,
  amended: null,
}

export const invoice: Invoice = {
  id: "21",
  document_nr: "RE-00021",
  is_valid_from: "2026-12-02",
  due_date: "2027-01-01",
  total_net: "1896.00",
  total_vat: "153.58",
  rounding: "0.02",
  total_gross: "2049.60",
  state: "open",
  paid: false,
  order: "order-1",
  shop_number: "W-1042",
  positions: [
    {
      id: "1",
      text: "<strong>BLK 360 G2</strong><br />Miete 07.12.2026 – 16.12.2026",
      amount: "9",
      unit_name: "Tag",
      unit_price: "180.00",
      position_total: "1620.00",
    },
  ],
}

export const quote: Quote = {
  id: "quote-1",
  shop_number: "O-1001",
  document_nr: "AN-00007",
  state: "open",
  created_at: "2026-11-24T08:00:00.000Z",
  is_valid_from: "2026-11-24",
  valid_until: "2026-12-08",
  total_cost: "2049.60",
  items: [
    {
      display_name: "BLK 360 G2",
      display_quantity: "9 Tage",
      rentalstartdate: "2026-12-07",
      rentalenddate: "2026-12-16",
      productservices: [],
      subtotal: "1755.00",
    },
    {
      display_name: "Zielmarken-Set",
      display_quantity: "2",
      rentalstartdate: null,
      rentalenddate: null,
      productservices: [],
      subtotal: "96.00",
    },
  ],
  order: null,
}
