import { expect } from "vitest"
import { type SignedInCustomer, until } from "../harness"
import type { ShopProcess } from "../harness/app"
import { AT_ONCE_MS } from "../harness/until"
import { arrivedMails, checkOut, fillCart } from "./customer"
import type { ProductionShop } from "./shop"

interface LastOrder {
  buyer: SignedInCustomer
  accessoryId: string
}

/** A server that was asked to stop still takes an order, and the worker hears of it at once. The server ends afterwards. */
export async function expectOrderOfLeaving(
  shop: ProductionShop,
  { baseUrl, pid }: ShopProcess,
  { buyer, accessoryId }: LastOrder,
) {
  const mails = () => arrivedMails(shop, buyer.email).filter(({ subject }) => /W-\d/.test(subject)).length
  const before = mails()
  const { cart } = await fillCart(baseUrl, accessoryId)
  process.kill(pid, "SIGTERM")
  await until("it to leave", async () => (await fetch(`${baseUrl}/ready`)).status === 503)
  expect((await fetch(`${baseUrl}/serving`)).status).toBe(503)
  expect((await checkOut(baseUrl, buyer, cart)).status).toBe(200)
  await until("the confirmation", () => mails() > before, AT_ONCE_MS)
}
