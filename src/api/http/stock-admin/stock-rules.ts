import path from "node:path"
import type { AuthenticatedMedusaRequest } from "@medusajs/framework/http"
import { bodyOf, isAny } from "./facts"
import type { StockRule } from "./stock-refusal"

const LOGIN = "stock.login_email"
const ERASED_ON_HIS_PAGE = "stock.customer_erased_on_page"
const EXPORTED_BY_LISTS = "stock.exported_by_lists"
const FILE = "stock.file_kept"
const INVITED_BY_TEAM = "stock.invited_by_team"
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

/** Medusa writes a file that nobody can fetch here, that stays for ever and that no erasure finds. */
export const isExportedByLists: StockRule = () => EXPORTED_BY_LISTS

/** Protocols, certificates and products show it; what nobody claims goes by itself. Files are found by more than one spelling of their name. */
export const keepsFile: StockRule = async ({ params: { id } }, db) => {
  const key = path.posix.normalize(`/${id}`).slice(1)
  return (await isAny(db, "select 1 from stored_file where key = :key and deleted_at is null", { key })) ? FILE : null
}

/** A key ends with the staff user who made it; one that a key had made would be nobody's, and whom it invited would outlive it. */
export const isMadeByStaff: StockRule = (request) =>
  (request as AuthenticatedMedusaRequest).auth_context.actor_type === "user" ? null : NOT_BY_KEY

/** Medusa's page knows neither roles nor who invites, and an invitation ends with who sent it. */
export const isInvitedByTeam: StockRule = () => INVITED_BY_TEAM
