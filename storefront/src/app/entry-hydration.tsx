import { hydrate } from "@tanstack/react-query"
import { startTransition } from "react"
import { hydrateRoot } from "react-dom/client"
import { BrowserRouter } from "react-router-dom"
import { createQueryClient } from "../lib/http/query-client"
import { App } from "./app"
import { parseState, STATE_ELEMENT_ID } from "./page-state"
import { matchRoute } from "./routes"

/** Brings the rendered page to life with the data it was rendered from. */
async function hydratePage(): Promise<void> {
  const root = document.getElementById("root")
  // A script: no heading of staff's text can be taken for it.
  const json = document.querySelector(`script#${STATE_ELEMENT_ID}`)?.textContent
  if (!root || !json) throw new Error("The page came without its root or its state")

  const { shop, queries } = parseState(json, Date.now())
  const queryClient = createQueryClient()
  hydrate(queryClient, queries)
  // A chunk that vanished with a new version is the error boundary's business, after hydration.
  await matchRoute(window.location.pathname)
    .route.preload()
    .catch(() => undefined)

  // As a transition the work is done in slices, between which the page answers.
  startTransition(() => {
    hydrateRoot(
      root,
      <BrowserRouter>
        <App queryClient={queryClient} shop={shop} />
      </BrowserRouter>,
    )
  })
}

void hydratePage()
