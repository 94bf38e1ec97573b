import { type MouseEvent, Suspense, use, useState } from "react"
import { useNavigate } from "react-router-dom"
import { useIsServerDrawn } from "../lib/page/hydrated"
import { localTarget } from "../lib/paths"

let sanitiser: Promise<(html: string) => string> | undefined
export const loadSanitiser = () => {
  sanitiser ??= import("./purified-html").then(({ purifiedHtml }) => purifiedHtml)
  return sanitiser
}

/**
 * Text that came with the rendered page is in the document already, sanitised by the server. What arrives later is
 * sanitised again before it is shown (ruling 2); until that code is loaded the text waits,
 * and nothing but the text.
 */
function useSafeHtml(html: string): string {
  const isServerDrawn = useIsServerDrawn()
  const [rendered] = useState(isServerDrawn ? html : null)
  return html === rendered || html === "" ? html : use(loadSanitiser())(html)
}

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

interface HtmlProps {
  html: string
  className?: string
}

/** Text written by staff. Its links inside the shop navigate without loading the page again. */
export const Html = (props: HtmlProps) => (
  <Suspense>
    <SafeHtml {...props} />
  </Suspense>
)

const SafeHtml = ({ html, className }: HtmlProps) => {
  const navigate = useNavigate()
  const safeHtml = useSafeHtml(html)

  const followLocally = (event: MouseEvent) => {
    const link = (event.target as Element).closest("a")
    const to = localTarget(link?.getAttribute("href") ?? null, null)
    if (to === null || to.startsWith("/media/") || link?.target || !isPlainClick(event)) return
    event.preventDefault()
    navigate(to)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside stay the controls; this only catches their clicks
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link arrives as its click
    <div
      className={className ? `rich ${className}` : "rich"}
      onClick={followLocally}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised above
      dangerouslySetInnerHTML={{ __html: safeHtml }}
    />
  )
}
