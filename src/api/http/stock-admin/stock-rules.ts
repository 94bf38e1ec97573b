import path from "node:path"
import type { AuthenticatedMedusaRequest, MedusaRequest } from "@medusajs/framework/http"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { bodyOf, isAny } from "./facts"
import type { StockRule } from "./stock-refusal"

const LOGIN = "stock.login_email"
const ERASED_ON_HIS_PAGE = "stock.customer_erased_on_page"
const ORDERED = "stock.product_ordered"
const VARIANT_ORDERED = "stock.variant_ordered"
const FOUNDATION = "stock.foundation"
const EXPORTED_BY_LISTS = "stock.exported_by_lists"
const FILE = "stock.file_kept"
const CUSTOMERS_EMAIL = "stock.customers_email"
const NOT_BY_KEY = "stock.not_by_key"

/** The login is three records; Medusa's form would change one of them. */
export const keepsLogin: StockRule = async (request, db) => {
  const { email } = bodyOf(request)
  if (email === undefined) return null
  const sql = "select 1 from session_account where customer_id = :id and email is distinct from lower(:email)"
  return (await isAny(db, sql, { id: request.params.id, email: String(email) })) ? LOGIN : null
}

/** Medusa's way marks the row and leaves all that is known of him. */
export const isErasedOnHisPage: StockRule = () => ERASED_ON_HIS_PAGE

const ofProducts = (db: Knex, ids: unknown[]) =>
  isAny(
    db,
    `select 1 where exists (select 1 from order_line_item where product_id = any(:ids) and deleted_at is null)
      or exists (select 1 from rental_unit where product_id = any(:ids) and deleted_at is null)`,
    { ids: ids.map(String) },
  )
const ofVariants = (db: Knex, ids: unknown[]) =>
  isAny(db, "select 1 from order_line_item where variant_id = any(:ids) and deleted_at is null", {
    ids: ids.map(String),
  })

const deletedOf = (request: MedusaRequest): unknown[] => {
  const { delete: ids } = bodyOf(request)
  return Array.isArray(ids) ? ids : []
}

export const keepsProduct: StockRule = async ({ params: { id } }, db) => ((await ofProducts(db, [id])) ? ORDERED : null)
export const keepsProducts: StockRule = async (request, db) =>
  (await ofProducts(db, deletedOf(request))) ? ORDERED : null
export const keepsVariant: StockRule = async ({ params: { variant_id } }, db) =>
  (await ofVariants(db, [variant_id])) ? VARIANT_ORDERED : null
export const keepsVariants: StockRule = async (request, db) =>
  (await ofVariants(db, deletedOf(request))) ? VARIANT_ORDERED : null

export const isFoundation: StockRule = () => FOUNDATION

/** Medusa writes a file that nobody can fetch here, that stays for ever and that no erasure finds. */
export const isExportedByLists: StockRule = () => EXPORTED_BY_LISTS

/** Protocols, certificates and products show it; what nobody claims goes by itself. Files are found by more than one spelling of their name. */
export const keepsFile: StockRule = async ({ params: { id } }, db) => {
  const key = path.posix.normalize(`/${id}`).slice(1)
  return (await isAny(db, "select 1 from stored_file where key = :key and deleted_at is null", { key })) ? FILE : null
}

/** A key ends with the staff user who made it; one that a key had made would be nobody's. */
export const isMadeByStaff: StockRule = (request) =>
  (request as AuthenticatedMedusaRequest).auth_context.actor_type === "user" ? null : NOT_BY_KEY

/** One e-mail is one login: a customer couldn't accept the invitation. */
export const isNoCustomers: StockRule = async (request, db) => {
  const { email } = bodyOf(request)
  if (typeof email !== "string") return null
  const sql = "select 1 from session_account where email = lower(:email)"
  return (await isAny(db, sql, { email: email.trim() })) ? CUSTOMERS_EMAIL : null
}
