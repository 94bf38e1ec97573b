import { useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { framesOf } from "#kernel/pictures/turned-picture"
import { Button } from "@/components/button"
import { Icon } from "@/components/icon"
import { useIsHydrated } from "@/lib/page/hydrated"
import { lazyPart } from "@/lib/page/lazy-part"
import { useOpenPart } from "@/lib/page/open-part"
import type { GalleryImage } from "../../gallery-items"
import type { TurntableProps } from "./turntable"
import type { ZoomDialogProps } from "./zoom-dialog"

export const zoom = lazyPart<ZoomDialogProps>(() => import("./zoom-dialog"))
export const turntable = lazyPart<TurntableProps>(() => import("./turntable"))

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
  const openPart = useOpenPart()

  const stopTurning = () => {
    setTurned(null)
    turnButton.current?.focus()
  }
  return (
    <>
      {isTurned && frames && <turntable.Later frames={frames} name={name} onClose={stopTurning} />}
      <div className="gal-tools">
        {frames && (
          <Button
            look="2"
            small
            ref={turnButton}
            disabled={!isHydrated}
            aria-pressed={isTurned}
            aria-label={t("gallery.turnNamed", { name })}
            onClick={() => (isTurned ? setTurned(null) : openPart(turntable, () => setTurned(current)))}
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
          onClick={() => openPart(zoom, () => setIsZoomed(true))}
        >
          <Icon name="zoom" small />
          <span>{t("gallery.zoom")}</span>
        </Button>
      </div>
      {isZoomed && <zoom.Later {...{ images, current, name, onShow }} onClose={() => setIsZoomed(false)} />}
    </>
  )
}
