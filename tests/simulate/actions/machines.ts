import type { FaultAction } from "../../../integrations/sandbox/faults"
import { checkoutForm, erp, sql } from "../../harness"
import { francs } from "../model/money"
import type { Simulation } from "../world/simulation"
import { judge } from "../world/violation"
import type { Role } from "../world/world"
import { emptyCart, noteOrder } from "./checkout"
import { addLine, verdictOnCart } from "./shopping"
import { someRental } from "./wishes"

/** A server dies over a checkout. The customer asks again, and has one order, or none that isn't told. */
export async function killServer(sim: Simulation) {
  const by = sim.someCustomer()
  by.cart = emptyCart()
  const line = await addLine(sim, by, someRental(sim))
  if (!line) return
  const { cart } = by
  const victim: Role = sim.random.oneOf(["one", "two"])
  const body = checkoutForm(by.email)
  const [first] = await Promise.all([
    sim.ask("POST", `/checkout/${cart.token}/`, { by, body, at: victim }),
    new Promise((resolve) => setTimeout(resolve, sim.random.below(60))).then(() => sim.world.kill(victim)),
  ])
  const before = verdictOnCart(sim, by, sim.now())
  // With several processes the other one answers while the victim is away.
  if (sim.world.size === "single") await sim.world.revive(victim)
  const again = await sim.ask("POST", `/checkout/${cart.token}/`, { by, body, at: victim === "one" ? "two" : "one" })
  const facts = { number: again.body.shop_number, victim, first, again }
  judge(first.status !== 200 || first.body.id === again.body.id, "an order that was answered survives a kill", facts)
  const orders = await sql(
    "select 1 from order_cart l join session_cart_token t on t.cart_id = l.cart_id where t.token = $1",
    cart.token,
  )
  judge(orders.length <= 1, "a cart is ordered once, whatever dies", facts)
  judge(again.status === 200 || before !== "accept", "after a kill a cart can be ordered", facts)
  if (again.status === 200) await noteOrder(sim, by, cart, again)
  by.cart = emptyCart()
  if (sim.world.size === "several") await sim.world.revive(victim)
}

export async function killWorker(sim: Simulation) {
  await sim.world.kill("worker")
  await sim.world.revive("worker")
}

const FAULTS: FaultAction[] = [
  { kind: "answer", status: 429, headers: { "retry-after": "1" }, body: { error_code: 429, message: "Too many" } },
  { kind: "answer", status: 500, headers: {}, body: { error_code: 500, message: "Internal error" } },
  { kind: "answer", status: 503, headers: {}, body: "<html>Unavailable</html>" },
  { kind: "answer", status: 200, headers: {}, body: "<html>Hello</html>" },
  { kind: "delay", ms: 1_500 },
  { kind: "drop" },
  { kind: "commit-and-drop" },
  { kind: "truncate" },
]

/** The next calls of the ERP fail, each in some way. */
export async function erpFails(sim: Simulation) {
  const { random } = sim
  await erp.fail({ from: 1 + random.below(4), times: 1 + random.below(3), action: random.oneOf(FAULTS) })
}

/** A customer pays what is open. */
export async function pay(sim: Simulation) {
  const { invoices } = await erp.state()
  const open = invoices.filter(({ kb_item_status_id: status }) => status === 8)
  if (open.length === 0) return
  const invoice = sim.random.oneOf(open)
  await erp.pay(invoice.document_nr).catch(() => undefined)
  sim.trace.push({ paid: invoice.document_nr, total: francs(Math.round(Number(invoice.total) * 100)) })
}
