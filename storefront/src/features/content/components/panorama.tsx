import { type PointerEvent, useEffect, useRef } from "react"
import { useTranslation } from "react-i18next"
import panorama from "@/assets/scan/scan-rundum.webp"
import panorama1600 from "@/assets/scan/scan-rundum-1600.avif"
import panorama2560 from "@/assets/scan/scan-rundum-2560.avif"
import "../panorama.css"
import "../texts"

const SIZES = `${panorama1600} 1600w, ${panorama2560} 2560w`

/** Where the picture is begun to be looked at, as a share of its way. */
const FIRST_LOOK = 0.42

/**
 * One scan of the hall, unrolled: the divider of the home page. It is wider than the window and scrolls, by fingers and arrow
 * keys as all that scrolls, by the mouse as if it were held.
 */
export const Panorama = () => {
  const { t } = useTranslation("content")
  const view = useRef<HTMLElement>(null)
  const grip = useRef<number | null>(null)

  useEffect(() => {
    const { current } = view
    if (current) current.scrollLeft = (current.scrollWidth - current.clientWidth) * FIRST_LOOK
  }, [])

  const take = ({ pointerType, pointerId, clientX, currentTarget }: PointerEvent) => {
    if (pointerType !== "mouse") return
    currentTarget.setPointerCapture(pointerId)
    grip.current = clientX + currentTarget.scrollLeft
  }
  const drag = ({ clientX, currentTarget }: PointerEvent) => {
    if (grip.current !== null) currentTarget.scrollLeft = grip.current - clientX
  }
  const release = () => {
    grip.current = null
  }
  return (
    <figure className="pano">
      <section
        ref={view}
        aria-label={t("home.panorama.label")}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        onPointerDown={take}
        onPointerMove={drag}
        onPointerUp={release}
        onPointerCancel={release}
      >
        <picture>
          <source type="image/avif" srcSet={SIZES} sizes="max(154vw, 1408px)" />
          <img src={panorama} width={2560} height={400} alt={t("home.panorama.alt")} loading="lazy" draggable={false} />
        </picture>
      </section>
      <figcaption className="wrap">
        <span>{t("home.panorama.caption")}</span>
        <span>{t("home.panorama.measure")}</span>
      </figcaption>
    </figure>
  )
}
