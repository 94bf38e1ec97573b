import { Prompt } from "@medusajs/ui"
import { useEffect } from "react"
import { useBlocker } from "react-router-dom"

/** Asks before a page is left on which something isn't saved yet, for another one or for other words in its address. */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  // A list that writes its filters into the address replaces it.
  const blocker = useBlocker(
    ({ currentLocation: { pathname, search }, nextLocation, historyAction }) =>
      isDirty &&
      (pathname !== nextLocation.pathname || (search !== nextLocation.search && historyAction !== "REPLACE")),
  )
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener("beforeunload", ask)
    return () => window.removeEventListener("beforeunload", ask)
  }, [isDirty])
  return (
    <Prompt open={blocker.state === "blocked"} variant="confirmation">
      <Prompt.Content>
        <Prompt.Header>
          <Prompt.Title>Seite verlassen?</Prompt.Title>
          <Prompt.Description>Ihre Änderungen sind noch nicht gespeichert und gehen sonst verloren.</Prompt.Description>
        </Prompt.Header>
        <Prompt.Footer>
          <Prompt.Cancel onClick={() => blocker.reset?.()}>Bleiben</Prompt.Cancel>
          <Prompt.Action onClick={() => blocker.proceed?.()}>Verlassen</Prompt.Action>
        </Prompt.Footer>
      </Prompt.Content>
    </Prompt>
  )
}
