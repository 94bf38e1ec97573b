import type { AuthenticatedMedusaRequest, MedusaRequest } from "@medusajs/framework/http"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { StockRule } from "./stock-refusal"

const isAny = async (db: Knex, sql: string, parameters: Record<string, unknown>): Promise<boolean> => {
  const { rows } = await db.raw<{ rows: unknown[] }>(`${sql} limit 1`, parameters as Record<string, Knex.RawBinding>)
  return rows.length > 0
}

const LOGIN = "Mit dieser Adresse meldet sich der Kunde an. Bitte ändern Sie sie weiter unten im Abschnitt «Anmeldung»."
const HAS_ORDERS =
  "Dieser Kunde hat Bestellungen oder Offerten. Bitte sperren Sie sein Konto im Abschnitt «Anmeldung», statt ihn zu löschen."
const ORDERED =
  "Dieses Produkt wurde schon bestellt oder hat Mietgeräte. Bitte setzen Sie es auf «Entwurf» oder im Abschnitt «Im Shop» auf nicht lieferbar."
const VARIANT_ORDERED = "Diese Variante wurde schon bestellt und kann nicht gelöscht werden."
const DEVICE_IS_OUT = "Ein Gerät dieser Bestellung ist beim Kunden. Bitte nehmen Sie es zuerst zurück."
const BILLED =
  "Die Bestellung steht mit dieser Rechnungsadresse schon in der Buchhaltung. Bitte ändern Sie die Adresse dort."
const NOT_EDITED =
  "Bestellungen werden im Shop nicht umgeschrieben, damit sie mit der Buchhaltung übereinstimmen. Mieten stornieren oder verlängern Sie im Abschnitt «Vermietung»; für anderes erfassen Sie eine neue Bestellung."
const BY_HAND =
  "Bestellungen erfassen Sie im Namen des Kunden: Öffnen Sie ihn und wählen Sie «Im Namen des Kunden handeln»."
const FOUNDATION = "Darauf baut der Shop auf. Das kann nur die Technik löschen."

const CUSTOMERS_EMAIL =
  "Mit dieser E-Mail-Adresse meldet sich ein Kunde im Shop an. Bitte laden Sie mit einer anderen Adresse ein."
const NOT_BY_KEY = "Schlüssel für die Schnittstelle erstellen nur angemeldete Mitarbeitende."

const bodyOf = ({ body }: MedusaRequest) => (body ?? {}) as Record<string, unknown>

/** The login is three records; Medusa's form would change one of them. */
export const keepsLogin: StockRule = async (request, db) => {
  const { email } = bodyOf(request)
  if (email === undefined) return null
  const sql = "select 1 from session_account where customer_id = :id and email is distinct from lower(:email)"
  return (await isAny(db, sql, { id: request.params.id, email: String(email) })) ? LOGIN : null
}

/** Orders, invoices and what is still to come into the accounts need their customer. */
export const keepsCustomer: StockRule = async ({ params: { id } }, db) => {
  const sql = `select 1 where exists (select 1 from "order" where customer_id = :id and deleted_at is null)
    or exists (select 1 from quote where customer_id = :id)`
  return (await isAny(db, sql, { id })) ? HAS_ORDERS : null
}

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

/** A cancelled order frees its units at once. */
export const hasNothingOut: StockRule = async ({ params: { id } }, db) => {
  const sql = "select 1 from rental_reservation where order_id = :id and status = 'handed_over' and deleted_at is null"
  return (await isAny(db, sql, { id })) ? DEVICE_IS_OUT : null
}

export const keepsBillingAddress: StockRule = async (request, db) => {
  if (bodyOf(request).billing_address === undefined) return null
  const sql = "select 1 from erp_mirror where order_id = :id and erp_order_id is not null"
  return (await isAny(db, sql, { id: request.params.id })) ? BILLED : null
}

export const isNotEdited: StockRule = () => NOT_EDITED
export const isOrderedByHand: StockRule = () => BY_HAND
export const isFoundation: StockRule = () => FOUNDATION

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
