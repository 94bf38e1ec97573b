import DOMPurify from "dompurify"
import type { MouseEvent } from "react"
import { useNavigate } from "react-router-dom"

/** On the server the text comes from the read model, which sanitises it; the browser sanitises again (ruling 2). */
const clean = (html: string) => (import.meta.env.SSR ? html : DOMPurify.sanitize(html, { ADD_ATTR: ["target"] }))

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** Text written by staff. Its links inside the shop navigate without loading the page anew. */
export const Html = ({ html, className }: { html: string; className?: string }) => {
  const navigate = useNavigate()

  const followLocally = (event: MouseEvent) => {
    const link = (event.target as Element).closest("a")
    const to = link?.getAttribute("href")
    if (!to?.startsWith("/") || to.startsWith("/media/") || link?.target || !isPlainClick(event)) return
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
      dangerouslySetInnerHTML={{ __html: clean(html) }}
    />
  )
}
