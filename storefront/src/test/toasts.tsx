import type { ComponentType } from "react"
import { Toasts } from "../components/toasts"
import { renderPage } from "./render-page"

/** Renders a page with the frame's toasts next to it. */
export const renderWithToasts = (Page: ComponentType, address: string, route?: string) =>
  renderPage(
    () => (
      <>
        <Page />
        <Toasts />
      </>
    ),
    address,
    route,
  )
