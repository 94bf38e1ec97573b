import { useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { Picture } from "@/components/picture/picture"
import { useIsHydrated } from "@/lib/page/hydrated"
import type { GalleryItem } from "../../gallery-items"
import "../../texts"
import { FollowingPicture } from "./following-picture"
import { SIZES_OF_GALLERY, SIZES_OF_THUMB } from "./gallery-sizes"
import { GalleryTools } from "./gallery-tools"
import { VideoFacade } from "./video-facade"
import "../../gallery.css"

/** The first picture comes before anything else. */
const AT_ONCE = { loading: "eager", fetchPriority: "high" } as const

interface CarouselProps {
  items: GalleryItem[]
  /** What the pictures show, as the name of a video's frame. */
  name: string
}

/**
 * Pictures and videos: a row that is swiped or scrolled by one item at a time, and a small picture of each that
 * leads to it.
 */
export const Carousel = ({ items, name }: CarouselProps) => {
  const { t } = useTranslation("catalogue")
  const row = useRef<HTMLUListElement>(null)
  const isHydrated = useIsHydrated()
  const [current, setCurrent] = useState(0)
  const images = items.filter((item) => item.kind === "image")

  const nameOf = ({ kind, number }: GalleryItem) =>
    kind === "image" ? t("gallery.image", { number, count: images.length }) : t("gallery.video", { number })

  const show = (index: number) => {
    setCurrent(index)
    row.current?.scrollTo({ left: index * row.current.clientWidth })
  }
  const followScroll = () => {
    const { scrollLeft = 0, clientWidth = 1 } = row.current ?? {}
    setCurrent(Math.round(scrollLeft / clientWidth))
  }

  return (
    <section className="gal" aria-label={t("gallery.label")}>
      <div className="gal-frame">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
        <ul className="main" ref={row} onScroll={followScroll} tabIndex={0}>
          {items.map((item, index) => (
            <li key={nameOf(item)} inert={index !== current}>
              {item.kind === "video" ? (
                <VideoFacade videoId={item.videoId} number={item.number} poster={item.url} productName={name} />
              ) : index === 0 ? (
                <Picture source={item.url} sizes={SIZES_OF_GALLERY} alt={item.alt} {...AT_ONCE} />
              ) : (
                <FollowingPicture source={item.url} sizes={SIZES_OF_GALLERY} alt={item.alt} />
              )}
            </li>
          ))}
        </ul>
        {images[current] && <GalleryTools images={images} current={current} name={name} onShow={show} />}
      </div>
      {items.length > 1 && (
        <div className="thumbs">
          {items.map((item, index) => (
            <button
              type="button"
              key={nameOf(item)}
              className={item.kind === "video" ? "v" : undefined}
              aria-disabled={!isHydrated || undefined}
              aria-label={nameOf(item)}
              aria-current={index === current || undefined}
              onClick={() => show(index)}
            >
              <FollowingPicture source={item.url} sizes={SIZES_OF_THUMB} />
            </button>
          ))}
        </div>
      )}
    </section>
  )
}
