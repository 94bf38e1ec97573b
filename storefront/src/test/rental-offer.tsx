import { screen } from "@testing-library/react"
import { useState } from "react"
import type { ProductDetail } from "#shop/catalogue/wire/product"
import { RentalOffer } from "../features/rental/components/rental-offer"
import { renderShop } from "./render-shop"
import { bookings, pickup, post, rentalProduct } from "./rental-product"
import { stubApi } from "./stub-api"

export const ADD = "POST /cart/rental/prod_rtc/"
export const ASK = "GET /products/bookings/prod_rtc/"
export const ADDED = { body: { item: "line", quantity: 1, total_quantity: 1 } }

export const Offer = ({ product = rentalProduct }: { product?: ProductDetail }) => {
  const [id, setId] = useState(pickup.id)
  const types = [pickup, post]
  const delivery = types.find((type) => type.id === id) ?? pickup
  return <RentalOffer product={product} deliveryTypes={types} delivery={delivery} onDeliveryChange={setId} />
}

/** The calendar's button of "7. Dezember". */
export const day = (name: string) => screen.getByRole("button", { name: new RegExp(`^.. ${name}`) })
export const buyButton = () => screen.getByRole<HTMLButtonElement>("button", { name: "In den Warenkorb" })
export const plain = (element: HTMLElement) => element.textContent?.replaceAll("\u00a0", " ")
/** The bar with the button. */
export const bar = () => document.querySelector(".buy") as HTMLElement

/** The offer with its bookings; its lazy parts have to be loaded before. */
export async function openOffer(answers: Parameters<typeof stubApi>[0] = {}, product?: ProductDetail) {
  const sent = stubApi({ [ASK]: { body: bookings }, ...answers })
  const { user, unmount } = renderShop(<Offer product={product} />)
  await screen.findByRole("button", { name: "Fr 4. Dezember 2026, frei" })
  return { user, sent, unmount }
}

type Customer = Awaited<ReturnType<typeof openOffer>>["user"]

export async function choose(user: Customer, start: string, end: string) {
  await user.click(day(start))
  await user.click(day(end))
}
