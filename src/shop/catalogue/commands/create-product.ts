import type { MedusaContainer } from "@medusajs/framework/types"
import { generateEntityId, ProductStatus } from "@medusajs/framework/utils"
import { message } from "#kernel/wire/message"
import { recordAudit } from "#platform/audit/record"
import { invalidField, notFound } from "#platform/refusal"
import { inOneTransaction } from "#platform/transaction/one-transaction"
import { textsFor } from "#texts/texts"
import { type EditedProductRows, editedProductRows } from "../queries/staff/product-rows"
import { PRODUCT_KINDS } from "../rules/product-kinds"
import type { NewProductBody } from "../wire/staff-new-product"
import { assertNames } from "./assert-choices"
import { writePrices } from "./choice-prices"
import { drawOnStock, writeChoiceTexts } from "./choice-variants"
import { freeHandle, ofChoices, type Places, placesOf } from "./new-product-places"
import { createStock } from "./new-stock"
import { freeSlugs, type OpenEdit, type ProductEdit, slugTaken, withProducts, writeProfile } from "./product-edit"
import { assertSlug } from "./product-slug"
import { writeOffers } from "./write-offers"

/**
 * Makes a product whole: with its kind, address, choices, prices, stock and, if it is rented, its place in the rental
 * module. Until the transaction ends nobody sees any of it.
 * @returns its id
 * @throws Refusal 400 keyed by field, 404 if the product to copy is no more
 */
export async function createProductByStaff(
  scope: MedusaContainer,
  staffId: string,
  body: NewProductBody,
): Promise<string> {
  assertBody(body)
  return inOneTransaction(scope, async (transaction) => {
    const open: OpenEdit = { scope, ...transaction }
    const { trx } = open
    const model = body.copy_of === null ? null : await editedProductRows(trx, body.copy_of)
    if (model === undefined) throw notFound()
    const places = await placesOf(trx, body.kind)
    await assertFree(open, body)
    const id = await createWithVariants(open, body, places, model)
    const rows = await editedProductRows(trx, id)
    if (!rows) throw notFound()
    const edit: ProductEdit = { ...open, rows }
    await writeShopFields(edit, body, model)
    await recordAudit(trx, {
      staffId,
      action: "product.create",
      subject: { type: "product", id },
      before: null,
      after: { handle: rows.product.handle, ...body },
    })
    return id
  })
}

/** @throws Refusal 400 */
function assertBody({ kind, slug, choices }: NewProductBody) {
  assertSlug(kind, slug)
  if (choices.length > 1 && PRODUCT_KINDS[kind].choice === null)
    throw invalidField("choices", "catalogue.kind_of_one_choice")
  assertNames(choices)
}

/** One product at a time is made, so that a request sent twice finds its address taken. */
async function assertFree({ trx }: OpenEdit, { kind, slug }: NewProductBody) {
  await trx.raw("select pg_advisory_xact_lock(hashtext('product.create'))")
  await freeSlugs(trx, kind, slug)
  const taken = await trx("catalogue_product_profile").where({ kind, slug, deleted_at: null }).first("id")
  if (taken) throw slugTaken()
}

/** Medusa's part: product, variants, prices, stock and the links between them. */
async function createWithVariants(
  open: OpenEdit,
  { kind, name, subtitle, slug, is_published, choices, stock_quantity }: NewProductBody,
  places: Places,
  model: EditedProductRows | null,
): Promise<string> {
  const { trx } = open
  const handle = await freeHandle(trx, kind, slug, choices.length)
  const skus = ofChoices(handle.toUpperCase(), choices.length)
  const { isStocked } = PRODUCT_KINDS[kind]
  const said = textsFor("shop")
  const option = said(message("catalogue.choice_option"))
  const titles = choices.map((choice) => choice.name || said(message("catalogue.only_choice")))
  const { id, variants } = await withProducts(open, (products, context) =>
    products.createProducts(
      {
        title: name,
        handle,
        subtitle,
        description: model?.product.description ?? "",
        status: is_published ? ProductStatus.PUBLISHED : ProductStatus.DRAFT,
        thumbnail: model?.product.thumbnail ?? undefined,
        images: (model?.product.images ?? []).map((url) => ({ url })),
        type_id: places.type_id,
        category_ids: places.category_id ? [places.category_id] : [],
        options: [{ title: option, values: titles, is_exclusive: true }],
        variants: titles.map((title, rank) => ({
          title,
          sku: skus[rank],
          options: { [option]: title },
          variant_rank: rank,
          allow_backorder: true,
          manage_inventory: isStocked,
        })),
      },
      context,
    ),
  )
  const variantIds = titles.map((title) => variants.find((variant) => variant.title === title)?.id ?? "")
  await placeInShop(open, id, places)
  if (isStocked) {
    const stock = { sku: skus[0], title: name, locationId: places.location_id, quantity: stock_quantity }
    await drawOnStock(open, variantIds, await createStock(open, stock))
  }
  await writePrices(
    open,
    choices.flatMap(({ price }, index) =>
      price === null ? [] : [{ variantId: variantIds[index], priceSetId: null, priceId: null, price }],
    ),
  )
  const texts = choices.map((choice, index) => ({ ...choice, id: variantIds[index] }))
  await writeChoiceTexts(open, texts.slice(1))
  return id
}

async function placeInShop({ trx }: OpenEdit, product_id: string, { sales_channel_id, shipping_profile_id }: Places) {
  await trx("product_sales_channel").insert({ id: generateEntityId(undefined, "prodsc"), product_id, sales_channel_id })
  if (shipping_profile_id)
    await trx("product_shipping_profile").insert({
      id: generateEntityId(undefined, "prodsp"),
      product_id,
      shipping_profile_id,
    })
}

/** What a copy takes over of its model's profile; the address and whether it can be had are its own. */
const COPIED = `sort_order card_info delivery_content fact_laser_reach fact_laser_accuracy fact_speed fact_battery
  thumbnail_alt image_alts videos accordions documents sample_data accessory_ids software_ids device_tags companion_id
  is_mandatory is_recommended goes_with search_keywords in_search`.split(/\s+/)

/** The shop's part: profile and, for rentals, what they are rented for. */
async function writeShopFields(
  edit: ProductEdit,
  { kind, slug, choices }: NewProductBody,
  model: EditedProductRows | null,
) {
  const copied = Object.entries(model?.product.profile ?? {}).filter(([column]) => COPIED.includes(column))
  await writeProfile(edit, { ...Object.fromEntries(copied), slug, base_choice_name: choices[0].name })
  if (kind !== "rental") return
  const chosen = (list: { id: string; is_chosen: boolean }[] = []) =>
    list.filter(({ is_chosen }) => is_chosen).map(({ id }) => id)
  await writeOffers(edit, {
    service_ids: chosen(model?.services),
    purpose_ids: chosen(model?.purposes),
    restocking_days: model?.product.restocking_days ?? 0,
  })
}
