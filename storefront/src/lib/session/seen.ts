import { useEffect, useRef, useState } from "react"

/** How far below the screen something counts as seen, so that it is there when it is scrolled to. */
const AHEAD = "0px 0px 240px"

/** Whether the element has come near the screen; it stays true. For what is only worth asking once somebody looks. */
export function useIsSeen<Seen extends Element>() {
  const element = useRef<Seen>(null)
  const [isSeen, setIsSeen] = useState(false)

  useEffect(() => {
    if (!element.current || isSeen) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsSeen(true)
      },
      { rootMargin: AHEAD },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [isSeen])

  return { element, isSeen }
}
