import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { assertOpenAccount, SESSION_MODULE, type SessionModuleService } from "#area/accounts"
import { staffDrafts } from "#area/cart"
import { writeOrderNote } from "#area/orders"
import { giveOwnOffers } from "#area/wait-list"
import { fromWireMoney } from "#kernel/money"
import { message } from "#kernel/wire/message"
import { recordAudit } from "#platform/audit/record"
import { conflict } from "#platform/refusal"
import { textsFor } from "#texts/texts"
import type { CheckoutAnswer } from "../../wire/checkout"
import type { StaffOrderBody } from "../../wire/staff-order"
import { placeOrder } from "../place-order"
import type { StoredAnswer } from "../replay"
import { freeHold } from "./hold-by-staff"
import { staffForm } from "./staff-form"

const texts = textsFor("shop")

/**
 * Orders what staff put together for a customer: a cart of his that lives for this transaction alone, placed as any other. So its
 * limits, its company's approval, mails and accounts are those of any order; that staff placed it stays with it.
 * @param makeRoom what is given up for it, in its transaction
 * @throws Refusal as `placeOrder`; 400 keyed by path for a line, or by `customer_id`
 * @see docs/decisions/221-orders-by-staff.md
 */
export async function orderByStaff(
  scope: MedusaContainer,
  staffId: string,
  body: StaffOrderBody,
  makeRoom?: (trx: Knex.Transaction) => Promise<void>,
): Promise<CheckoutAnswer> {
  const { key: token, customer_id: customerId, lines: wishes, note, hold, replaces } = body
  const [draftOf, form] = await Promise.all([staffDrafts(scope), staffForm(scope, body)])
  const session = scope.resolve<SessionModuleService>(SESSION_MODULE)
  return placeOrder(scope, {
    token,
    customerId,
    body: form,
    byStaff: {
      draft: replaces ? [wishes, note, replaces] : [wishes, note],
      async open(trx) {
        await assertOpenAccount(trx, customerId)
        await makeRoom?.(trx)
        if (hold && (await freeHold(scope, trx, hold)) !== customerId) throw conflict("checkout.hold_of_another")
        const draft = await draftOf(trx, customerId, wishes)
        const row = await draft.write(trx, token)
        await giveOwnOffers(scope, trx, customerId, draft.lines)
        const acting = { customerId, staffId, reason: texts(message("checkout.by_staff")) }
        return { row, impersonationId: await session.impersonateAtOnce(acting, trx) }
      },
      async done(trx, answer) {
        if (makeRoom && answer.approval) throw conflict("checkout.replacement_waits")
        await writeDown(trx, { staffId, customerId, note }, answer)
      },
    },
  })
}

interface ByWhom {
  staffId: string
  customerId: string
  note: string
}

/** An order that waits for approval is none yet: what staff noted then stays in the log. */
export async function writeDown(trx: Knex.Transaction, { staffId, customerId, note }: ByWhom, answer: StoredAnswer) {
  const { id, approval, total_cost } = answer
  const isOrder = !approval
  await recordAudit(trx, {
    staffId,
    action: isOrder ? "order.by-staff" : "customer.request-by-staff",
    subject: isOrder ? { type: "order", id } : { type: "customer", id: customerId },
    before: null,
    after: { customer_id: customerId, total: fromWireMoney(total_cost), ...(!isOrder && note && { note }) },
  })
  if (isOrder && note) await writeOrderNote(trx, { orderId: id, staffId, text: note })
}
