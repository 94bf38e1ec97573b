import { clearSearchEntities, defineSearchEntity } from "@medusajs/dashboard/lib"
import type { StaffCustomerHit } from "#shop/accounts/wire/staff-customers"
import { KIND_WORDS } from "#shop/catalogue/rules/kind-words"
import type { StaffProductReference } from "#shop/catalogue/wire/staff-product"
import { RENTAL_LOOKS } from "#shop/erp/admin/order-list/texts"
import type { StaffListedOrder } from "#shop/erp/wire/staff-order-list"
import type { StaffQuote } from "#shop/quotes/wire/staff-quotes"
import { periodText } from "./lib/days"

/** What the search over everything (⌘K) finds: what the shop has, by our own search, and nothing that it doesn't use. */
clearSearchEntities()

defineSearchEntity<StaffListedOrder>("order", {
  groupLabel: "Bestellungen",
  shortcut: { keys: { Mac: ["G", "O"] }, to: "/orders" },
  transform: ({ id, shop_number, company, person, rentals, goods }) => ({
    id,
    title: `${shop_number} · ${company || person}`,
    subtitle: [
      ...rentals.map((one) =>
        [one.product, one.serial_number, periodText(one.starts_on, one.ends_on), RENTAL_LOOKS[one.standing].text]
          .filter(Boolean)
          .join(", "),
      ),
      ...goods.map(({ name }) => name),
    ][0],
    to: `/orders/${id}`,
    value: `order:${id}`,
  }),
})

defineSearchEntity<StaffQuote>("quote", {
  groupLabel: "Offerten",
  shortcut: { keys: { Mac: ["G", "Q"] }, to: "/quotes" },
  transform: ({ id, shop_number, customer, items }) => ({
    id,
    title: `${shop_number} · ${customer}`,
    subtitle: items.map(({ name }) => name).join(", "),
    to: `/quotes?filter=all&q=${shop_number}`,
    value: `quote:${id}`,
  }),
})

defineSearchEntity<StaffCustomerHit>("customer", {
  groupLabel: "Kunden",
  shortcut: { keys: { Mac: ["G", "U"] }, to: "/customers" },
  transform: ({ id, company, name, email, city }) => ({
    id,
    title: company || name || email,
    subtitle: [company && name, city].filter(Boolean).join(", ") || email,
    to: `/customers/${id}`,
    value: `customer:${id}`,
  }),
})

defineSearchEntity<StaffProductReference>("product", {
  groupLabel: "Produkte",
  shortcut: { keys: { Mac: ["G", "P"] }, to: "/products" },
  transform: ({ id, name, kind }) => ({
    id,
    title: name,
    subtitle: kind ? KIND_WORDS[kind].name : undefined,
    to: `/products/${id}`,
    value: `product:${id}`,
  }),
})
