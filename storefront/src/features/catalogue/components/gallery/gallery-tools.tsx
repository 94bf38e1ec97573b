import { useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { framesOf } from "#kernel/pictures/turned-picture"
import { Button } from "@/components/button"
import { Icon } from "@/components/icon"
import { useIsHydrated } from "@/lib/page/hydrated"
import { useOptionalPart } from "@/lib/page/optional-part"
import type { GalleryImage } from "../../gallery-items"

interface GalleryToolsProps {
  images: GalleryImage[]
  current: number
  /** What the pictures show. */
  name: string
  onShow: (index: number) => void
}

/** What can be done with the picture that is shown: turn the thing, look closer. Code and frames come when asked for. */
export const GalleryTools = ({ images, current, name, onShow }: GalleryToolsProps) => {
  const { t } = useTranslation("catalogue")
  const isHydrated = useIsHydrated()
  const turnButton = useRef<HTMLButtonElement>(null)
  const [isZoomed, setIsZoomed] = useState(false)
  const [turned, setTurned] = useState<number | null>(null)
  const { number, url } = images[current]
  const frames = framesOf(url)
  const isTurned = turned === current
  const Zoom = useOptionalPart(isZoomed, () => import("./zoom-dialog"))
  const Turntable = useOptionalPart(isTurned, () => import("./turntable"))

  const stopTurning = () => {
    setTurned(null)
    turnButton.current?.focus()
  }
  return (
    <>
      {Turntable && frames && <Turntable frames={frames} name={name} onClose={stopTurning} />}
      <div className="gal-tools">
        {frames && (
          <Button
            look="2"
            small
            ref={turnButton}
            disabled={!isHydrated}
            aria-pressed={isTurned}
            aria-label={t("gallery.turnNamed", { name })}
            onClick={() => setTurned(isTurned ? null : current)}
          >
            <Icon name="turn" small />
            <span>{t("gallery.turn")}</span>
          </Button>
        )}
        <Button
          look="2"
          small
          disabled={!isHydrated}
          aria-haspopup="dialog"
          aria-label={t("gallery.zoomNamed", { number, count: images.length })}
          onClick={() => setIsZoomed(true)}
        >
          <Icon name="zoom" small />
          <span>{t("gallery.zoom")}</span>
        </Button>
      </div>
      {Zoom && (
        <Zoom images={images} current={current} name={name} onShow={onShow} onClose={() => setIsZoomed(false)} />
      )}
    </>
  )
}
