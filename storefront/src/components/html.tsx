import { type MouseEvent, Suspense, use, useMemo, useState } from "react"
import { useNavigate } from "react-router-dom"
import { useIsServerDrawn } from "../lib/page/hydrated"
import { loadOnce } from "../lib/page/load-once"
import { localTarget } from "../lib/paths"

type Sanitiser = Promise<(html: string) => string>

const loadSanitiser = loadOnce(() => import("./purified-html").then(({ purifiedHtml }) => purifiedHtml))

/**
 * Once it is needed. Asked for outside of what waits for it: React draws that anew after a failure, which would ask again
 * without end.
 */
export const useSanitiser = (isNeeded: boolean): Sanitiser | null =>
  useMemo(() => (isNeeded ? loadSanitiser() : null), [isNeeded])

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

interface HtmlProps {
  html: string
  className?: string
}

/**
 * Text written by staff. Its links inside the shop navigate without loading the page again. What came with the rendered page is
 * in the document already, sanitised by the server. What arrives later is sanitised again before it is shown (ruling 2); until
 * that code is loaded the text waits, and nothing but the text.
 */
export const Html = (props: HtmlProps) => {
  const isServerDrawn = useIsServerDrawn()
  const [rendered] = useState(isServerDrawn ? props.html : null)
  const sanitiser = useSanitiser(props.html !== rendered && props.html !== "")
  return (
    <Suspense>
      <SafeHtml {...props} sanitiser={sanitiser} />
    </Suspense>
  )
}

const SafeHtml = ({ html, className, sanitiser }: HtmlProps & { sanitiser: Sanitiser | null }) => {
  const navigate = useNavigate()
  const safeHtml = sanitiser ? use(sanitiser)(html) : html

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
