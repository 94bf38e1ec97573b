import type { ShopInfo } from "@contract"
import { QueryClientProvider } from "@tanstack/react-query"
import { render } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { type ReactNode, Suspense } from "react"
import { MemoryRouter } from "react-router-dom"
import { Toasts } from "../components/toasts"
import "../lib/i18n"
import { createQueryClient } from "../lib/query-client"
import { ShopProvider } from "../lib/shop"

/** Wednesday. */
export const TODAY = "2026-12-02"

export const shopInfo: ShopInfo = {
  name: "Muster Vermessung AG",
  address: "Musterstrasse 1",
  postalcode: "9000",
  city: "St. Gallen",
  phone: "+41 71 000 00 00",
  phoneHref: "tel:+41710000000",
  mail: "shop@example.ch",
  supportHours: "Mo–Fr 8–17 Uhr",
  mailHours: "Rund um die Uhr",
  chatUrl: null,
  appointmentUrl: null,
  socialLinks: [],
  titleSuffix: "Muster Vermessung AG",
  trademarkNote: "",
  sampleNote: "",
  isDemo: false,
  publicUrl: "http://localhost:9000",
  vatPercent: "8.1",
  today: TODAY,
  videoHost: "https://video.example.ch",
}

/** Shows part of the shop as the app does; returns the customer who acts on it. */
export function renderShop(element: ReactNode, path = "/") {
  const queryClient = createQueryClient()
  render(
    <QueryClientProvider client={queryClient}>
      <ShopProvider value={shopInfo}>
        <MemoryRouter initialEntries={[path]}>
          <Suspense>{element}</Suspense>
          <Toasts />
        </MemoryRouter>
      </ShopProvider>
    </QueryClientProvider>,
  )
  return { user: userEvent.setup(), queryClient }
}
