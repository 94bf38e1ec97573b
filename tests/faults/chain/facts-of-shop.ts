import { sql } from "../../harness"
import type { GoodsFacts, RentalFacts, ShopFacts } from "../oracle/shop-facts"

interface ProductRow {
  id: string
  kind: GoodsFacts["kind"] | "rental"
  slug: string
  companion: string | null
  deposit: RentalFacts["deposit"] | null
  is_sellable: boolean
  choices: { id: string; price: number }[]
  rates: RentalFacts["rates"]
  services: RentalFacts["services"]
}

export interface FactsOfShop extends Omit<ShopFacts, "discounts"> {
  /** Ids of what can be put into a cart by itself. */
  sellable: ReadonlySet<string>
  slugs: ReadonlyMap<string, string>
}

const SALES = { vatPermille: 81, shippingFee: 1_000 }

/** What prices are made of, as the tables have it. */
export async function factsOfShop(): Promise<FactsOfShop> {
  const products = await sql<ProductRow>(`
    select p.id, profile.kind, profile.slug, profile.companion_id as companion, profile.charges->'deposit' as deposit,
           not profile.is_inactive and not profile.is_mandatory as is_sellable,
           (select jsonb_agg(jsonb_build_object('id', variant.id, 'price', (price.amount * 100)::int)
                             order by variant.variant_rank, variant.created_at, variant.id)
              from product_variant variant
              join product_variant_price_set link on link.variant_id = variant.id and link.deleted_at is null
              join price on price.price_set_id = link.price_set_id and price.deleted_at is null
               and price.currency_code = 'chf' and price.price_list_id is null
             where variant.product_id = p.id and variant.deleted_at is null) as choices,
           (select coalesce(jsonb_agg(jsonb_build_object('days', days, 'price', price_rappen)), '[]')
              from catalogue_rental_rate where product_id = p.id) as rates,
           (select coalesce(jsonb_agg(jsonb_build_object('id', service.id, 'per', service.basis, 'group', service.group_name,
                     'amount', case service.basis when 'permille' then service.permille else service.price_rappen end)), '[]')
              from product_service service
              join product_service_offer offer on offer.service_id = service.id and offer.deleted_at is null
             where offer.product_id = p.id and service.is_active and service.deleted_at is null) as services
      from product p
      join catalogue_product_profile profile on profile.product_id = p.id and profile.deleted_at is null
     where p.deleted_at is null and p.status = 'published'
     order by p.id`)
  const deliveries = await sql<{ id: string; price: number }>(
    "select id, price_rappen as price from rental_delivery_type where deleted_at is null and is_active order by sort_order",
  )
  const rentals = products.filter(({ kind }) => kind === "rental")
  return {
    ...SALES,
    deliveries,
    rentals: rentals.map(({ id, choices, deposit, rates, services, companion }) => ({
      id,
      pricePerDay: choices[0].price,
      rates,
      services,
      deposit: deposit ?? { amount: 0, permille: 0 },
      companion,
    })),
    goods: products.flatMap(({ id, kind, slug, choices, companion }) => {
      if (kind === "rental") return []
      const ofChoices = kind === "purchase" ? "package" : "plugin"
      const rental = kind === "purchase" ? rentals.find((one) => one.slug === slug) : undefined
      return [
        {
          id,
          kind,
          choices: choices.map((choice, place) => ({ ...choice, category: place === 0 ? kind : ofChoices })),
          rental: rental?.id ?? null,
          companion,
        },
      ]
    }),
    sellable: new Set(products.flatMap(({ id, is_sellable }) => (is_sellable ? [id] : []))),
    slugs: new Map(products.map(({ id, slug }) => [id, slug])),
  }
}
