import { expect, it } from "vitest"
import { concernsOf } from "../edits.mjs"

it.each([
  ["storefront/src/pages/texts/faq-page.tsx", []],
  ["src/kernel/money.ts", ["shop"]],
  ["src/shop/rental/rules/rental-period.ts", ["shop"]],
  ["src/shop/rental/queries/bookings.ts", ["shop"]],
  ["src/shop/rental/data/migrations/Migration20260101000000.ts", ["shop", "migrated"]],
  ["src/links/product-profile.ts", ["shop", "migrated"]],
  ["src/admin/routes/today/page.tsx", []],
  ["src/shop/fleet/admin/today/due-units.tsx", []],
  ["integrations/bexio/client/bexio-client.ts", ["shop"]],
  ["integrations/bexio/sandbox/routes.ts", ["start"]],
  ["package.json", ["start"]],
  ["shop.config.ts", ["shop"]],
  ["extensions/example-charge/extension.ts", ["shop"]],
  ["extensions/ours/modules/points/migrations/Migration20260101000000.ts", ["shop", "migrated"]],
  ["extensions/ours/admin/widgets/points.tsx", []],
  ["src/shop/rental/rules/__tests__/rental-price.unit.spec.ts", []],
  ["src/server/README.md", []],
])("an edit of %s concerns %j", (file, concerns) => {
  expect(concernsOf(file)).toEqual(concerns)
})
