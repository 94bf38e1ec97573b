import { QueryClientProvider } from "@tanstack/react-query"
import { render } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { type ReactNode, Suspense } from "react"
import { MemoryRouter } from "react-router-dom"
import { Toasts } from "../components/toasts"
import "../lib/i18n"
import { createQueryClient } from "../lib/http/query-client"
import { ShopProvider } from "../lib/shop"
import { SHOP } from "./render-page"

/** Shows part of the shop as the app does; returns the customer who acts on it. */
export function renderShop(element: ReactNode, path = "/") {
  const queryClient = createQueryClient()
  const { unmount } = render(
    <QueryClientProvider client={queryClient}>
      <ShopProvider value={SHOP}>
        <MemoryRouter initialEntries={[path]}>
          <Suspense>{element}</Suspense>
          <Toasts />
        </MemoryRouter>
      </ShopProvider>
    </QueryClientProvider>,
  )
  return { user: userEvent.setup(), queryClient, unmount }
}
