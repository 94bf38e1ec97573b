import { QueryClientProvider } from "@tanstack/react-query"
import { render } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { type ComponentType, StrictMode, Suspense } from "react"
import { MemoryRouter, Route, Routes, useLocation } from "react-router-dom"
import { calendarDay } from "#kernel/calendar-day"
import { createQueryClient } from "../lib/http/query-client"
import { type ShopInfo, ShopProvider } from "../lib/shop"

export const SHOP: ShopInfo = {
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
  publicUrl: "https://shop.example.ch",
  rates: { vatPermille: 81, shippingFee: 1_000, grossStep: 5 },
  today: "2026-12-02",
  arrival: {
    day: calendarDay("2026-12-02"),
    time: "16:00",
    first: calendarDay("2026-12-07"),
    last: calendarDay("2026-12-09"),
  },
  bookingHorizon: "2028-06-02",
  quoteDays: 14,
  holdMinutes: 15,
  hasCompanySearch: true,
  tagManager: null,
  videoHost: "https://video.example.ch",
}

/** Renders a page at an address, twice over as StrictMode does, and follows where it leads. */
export function renderPage(Page: ComponentType, address: string, route = address.replace(/\?.*/, "")) {
  let current = address
  const Address = () => {
    const { pathname, search } = useLocation()
    current = pathname + search
    return null
  }
  const queries = createQueryClient()
  queries.setDefaultOptions({ queries: { retry: false } })
  const view = render(
    <StrictMode>
      <QueryClientProvider client={queries}>
        <ShopProvider value={SHOP}>
          <MemoryRouter initialEntries={[address]}>
            <Address />
            <Suspense>
              <Routes>
                <Route path={route} element={<Page />} />
                <Route path="*" element={null} />
              </Routes>
            </Suspense>
          </MemoryRouter>
        </ShopProvider>
      </QueryClientProvider>
    </StrictMode>,
  )
  return { ...view, queries, user: userEvent.setup(), address: () => current }
}
