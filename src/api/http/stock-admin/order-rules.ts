import { readEnv } from "#config/env"
import { whyNotCancelledWhole } from "#shop/orders/queries/staff/whole-order"
import type { WholeOrderBar } from "#shop/orders/rules/whole-order"
import { bodyOf, isAny } from "./facts"
import type { StockRule } from "./stock-refusal"

const WHOLE_ORDER: Record<WholeOrderBar, string> = {
  reserved:
    "Diese Bestellung enthält Mieten. Bitte stornieren Sie sie im Abschnitt «Vermietung»: Dort steht, was es kostet, und der Kunde erhält eine Mail.",
  handed_over:
    "Ein Gerät dieser Bestellung ist beim Kunden. Bitte nehmen Sie es zuerst im Abschnitt «Vermietung» zurück.",
  returned:
    "Eine Miete dieser Bestellung hat stattgefunden, siehe Abschnitt «Vermietung». Was nicht geschuldet ist, schreiben Sie bitte in der Buchhaltung gut.",
  owed: "Für eine stornierte Miete ist eine Gebühr geschuldet, die verloren ginge. Bitte erlassen Sie sie zuerst im Abschnitt «Vermietung».",
}
const BILLED =
  "Die Bestellung steht mit dieser Rechnungsadresse schon in der Buchhaltung. Bitte ändern Sie die Adresse dort."
const NOT_EDITED =
  "Bestellungen werden im Shop nicht umgeschrieben, damit sie mit der Buchhaltung übereinstimmen. Mieten stornieren oder verlängern Sie im Abschnitt «Vermietung»; für anderes erfassen Sie eine neue Bestellung."
const BY_HAND =
  "Bestellungen erfassen Sie im Namen des Kunden: Öffnen Sie ihn und wählen Sie «Im Namen des Kunden handeln»."
const IN_THE_ACCOUNTS =
  "Was bezahlt ist, sagt die Buchhaltung. Bitte buchen Sie Zahlungen und Rückzahlungen in bexio: Der Shop übernimmt sie von selbst."
const ALLOCATED = "Diese Menge gehört zu einer Bestellung. Sie wird frei, wenn die Bestellung storniert wird."
const BY_THE_SHOP = "Abläufe startet nur der Shop selbst."

/** A cancelled order owes nothing, without a question and whatever the terms say. */
export const hasNoRentals: StockRule = async ({ params: { id } }, db) => {
  const reason = await whyNotCancelledWhole(db, id)
  return reason && WHOLE_ORDER[reason]
}

export const keepsBillingAddress: StockRule = async (request, db) => {
  if (bodyOf(request).billing_address === undefined) return null
  const sql = "select 1 from erp_mirror where order_id = :id and erp_order_id is not null"
  return (await isAny(db, sql, { id: request.params.id })) ? BILLED : null
}

/** What an order that stands has been promised of the stock. */
export const keepsAllocation: StockRule = async (request, db) => {
  const { quantity, line_item_id } = bodyOf(request)
  if (request.method !== "DELETE" && quantity === undefined && line_item_id === undefined) return null
  const sql = `select 1 from reservation_item r
      join order_item i on i.item_id = r.line_item_id
      join "order" o on o.id = i.order_id and o.canceled_at is null
     where r.id = :id and r.deleted_at is null`
  return (await isAny(db, sql, { id: request.params.id })) ? ALLOCATED : null
}

export const isNotEdited: StockRule = () => NOT_EDITED
export const isOrderedByHand: StockRule = () => BY_HAND
/** Without an ERP, Medusa's payments are all there is. */
export const isInTheAccounts: StockRule = () => (readEnv().erpMode === "off" ? null : IN_THE_ACCOUNTS)
export const isStartedByTheShop: StockRule = () => BY_THE_SHOP
