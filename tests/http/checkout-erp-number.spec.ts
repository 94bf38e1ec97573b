import { setTimeout as sleep } from "node:timers/promises"
import { beforeAll, expect, it } from "vitest"
import { type SignedInCustomer, signedInCustomer, sql, until } from "../harness"
import { cartWithAccessory } from "./cart-support"
import { checkOut } from "./checkout-support"

let customer: SignedInCustomer
let cart: string
beforeAll(async () => {
  customer = await signedInCustomer()
  cart = await cartWithAccessory("usb-c-kabel")
  const { id } = (await checkOut(cart, customer)).body
  await until("the ERP to have all of the order", async () => {
    const [row] = await sql("select 1 from erp_mirror where order_id = $1 and state = 'done'", id)
    return row
  })
})

const openTheAnswer = () =>
  sql("update session_cart_token set answer = answer - 'bexio_order_id' where token = $1", cart)
const repeat = async () => (await checkOut(cart, customer)).body.bexio_order_id

it("waits for what the first request is about to say, also when the ERP has done all already", async () => {
  await openTheAnswer()
  const repetitions = Promise.all([repeat(), repeat()])
  await sleep(200)
  const number = "AU-90001"
  await sql("update session_cart_token set answer = answer || $2 where token = $1", cart, { bexio_order_id: number })
  expect(await repetitions).toEqual([number, number])
  expect(await repeat()).toBe(number)
})

it("comes later for all of them, at the same bytes, if the first request died", async () => {
  await openTheAnswer()
  const answers = await Promise.all(Array.from({ length: 5 }, () => checkOut(cart, customer)))
  answers.push(await checkOut(cart, customer))
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect(answers[0].body.bexio_order_id).toBeNull()
})
