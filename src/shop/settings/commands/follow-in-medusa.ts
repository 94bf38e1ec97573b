import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { percentOf } from "#kernel/format-percent"
import { francsFromRappen } from "#kernel/money"
import { message } from "#kernel/wire/message"
import { textsFor } from "#texts/texts"
import { SHIPPING_FEE_CODE, VAT_CODE } from "../rules/medusa-codes"
import type { SalesSettings, ShopSettings } from "../wire/shop-settings"

/** Medusa's own set-up says the same as the settings: what staff see and do there comes to the shop's amounts. */
export async function followInMedusa(trx: Knex.Transaction, { company, sales }: ShopSettings): Promise<void> {
  await trx("store").where({ deleted_at: null }).update({ name: company.name, updated_at: trx.fn.now() })
  await setTaxRates(trx, sales)
  await setShippingPrice(trx, sales)
}

/** The default rates of Switzerland and Liechtenstein. */
async function setTaxRates(trx: Knex.Transaction, { vatPermille }: SalesSettings): Promise<void> {
  const rate = vatPermille / 10
  const name = textsFor("shop")(message("settings.vat_name", { percent: percentOf(vatPermille) }))
  await trx("tax_rate")
    .where({ code: VAT_CODE, is_default: true, deleted_at: null })
    .update({ rate, name, updated_at: trx.fn.now() })
}

async function setShippingPrice(trx: Knex.Transaction, { shippingFeeRappen }: SalesSettings): Promise<void> {
  const amount = francsFromRappen(shippingFeeRappen)
  await trx.raw(
    `update price set amount = :amount::numeric, raw_amount = :raw::jsonb, updated_at = now()
       from shipping_option_price_set link
       join shipping_option option on option.id = link.shipping_option_id
       join shipping_option_type kind on kind.id = option.shipping_option_type_id
      where price.price_set_id = link.price_set_id and kind.code = :code
        and price.deleted_at is null and link.deleted_at is null and option.deleted_at is null`,
    { amount, raw: JSON.stringify({ value: String(amount), precision: 20 }), code: SHIPPING_FEE_CODE },
  )
}
