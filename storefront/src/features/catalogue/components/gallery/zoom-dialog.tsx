import { type KeyboardEvent, type MouseEvent, useEffect, useId, useLayoutEffect, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/button"
import { Icon } from "@/components/icon"
import { Picture } from "@/components/picture/picture"
import type { GalleryImage } from "../../gallery-items"
import "../../gallery-texts"
import "../../zoom.css"
import { pointInPicture } from "./point-in-picture"

/** So wide a picture is from near, as `zoom.css` makes it. */
const NEAR_SIZES = "1600px"

export interface ZoomDialogProps {
  images: GalleryImage[]
  current: number
  name: string
  onShow: (index: number) => void
  onClose: () => void
}

/** A product's pictures on the whole screen, one at a time, whole or from near. The browser's dialog keeps and returns the focus. */
const ZoomDialog = ({ images, current, name, onShow, onClose }: ZoomDialogProps) => {
  const { t } = useTranslation("gallery")
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  /** What was pointed at, in parts of the picture: it is in the middle from near. */
  const [near, setNear] = useState<{ x: number; y: number } | null>(null)
  const { number, url, alt } = images[current]

  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  useLayoutEffect(() => {
    const { scrollWidth = 0, clientWidth = 0, scrollHeight = 0, clientHeight = 0 } = stage.current ?? {}
    if (near) stage.current?.scrollTo(near.x * scrollWidth - clientWidth / 2, near.y * scrollHeight - clientHeight / 2)
  }, [near])

  const go = (step: 1 | -1) => {
    setNear(null)
    onShow((current + step + images.length) % images.length)
  }
  const toggle = () => setNear(near ? null : { x: 0.5, y: 0.5 })
  const point = ({ clientX, clientY, target }: MouseEvent) => {
    if (near || !(target instanceof HTMLImageElement)) return setNear(null)
    const natural = { width: target.naturalWidth, height: target.naturalHeight }
    setNear(pointInPicture({ x: clientX, y: clientY }, target.getBoundingClientRect(), natural))
  }
  const press = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    if (ctrlKey || metaKey || altKey) return
    if (key === "+" || key === "-") setNear(key === "+" ? (near ?? { x: 0.5, y: 0.5 }) : null)
    // From near the arrows move the picture.
    if (near || images.length < 2) return
    if (key === "ArrowLeft") go(-1)
    if (key === "ArrowRight") go(1)
  }

  return (
    <dialog ref={dialog} className="zoom" aria-labelledby={titleId} onClose={onClose} onKeyDown={press}>
      <header>
        <h2 id={titleId}>
          {name} <small aria-live="polite">{t("zoom.position", { number, count: images.length })}</small>
        </h2>
        <Button look="ic" aria-label={t("zoom.close")} onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </Button>
      </header>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: plus, minus and the button below do the same */}
      <div
        ref={stage}
        className={near ? "zoom-stage near" : "zoom-stage"}
        tabIndex={near ? 0 : undefined}
        onClick={point}
      >
        <Picture key={url} source={url} sizes={near ? NEAR_SIZES : "100vw"} alt={alt} loading="eager" />
      </div>
      <footer>
        {images.length > 1 && (
          <Button look="ic" aria-label={t("zoom.previous")} onClick={() => go(-1)}>
            <Icon name="left" />
          </Button>
        )}
        <p aria-hidden="true">{alt}</p>
        <Button look="2" small aria-pressed={near !== null} onClick={toggle}>
          {t("zoom.near")}
        </Button>
        {images.length > 1 && (
          <Button look="ic" aria-label={t("zoom.next")} onClick={() => go(1)}>
            <Icon name="right" />
          </Button>
        )}
      </footer>
    </dialog>
  )
}

export default ZoomDialog
