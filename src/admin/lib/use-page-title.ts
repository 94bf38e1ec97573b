import { useEffect } from "react"

/** Keeps the browser's title on a page of Medusa's, which writes one of its own whenever it is drawn. */
export function usePageTitle(title: string) {
  useEffect(() => {
    const keep = () => {
      if (document.title !== title) document.title = title
    }
    keep()
    const observer = new MutationObserver(keep)
    observer.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => observer.disconnect()
  }, [title])
}
