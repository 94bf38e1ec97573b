import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Picture } from "@/components/picture/picture"
import { useShop } from "@/lib/shop"
import { SIZES_OF_GALLERY } from "./gallery-sizes"

interface VideoFacadeProps {
  videoId: string
  number: number
  poster: string
  productName: string
}

/** The demo's products have the place of a video, and no video. */
const SAMPLE_ID = "demo"

/** Our own picture until the visitor asks for the video; nothing is loaded from elsewhere before (ruling 3). */
export const VideoFacade = ({ videoId, number, poster, productName }: VideoFacadeProps) => {
  const { t } = useTranslation("catalogue")
  const { videoHost, isDemo } = useShop()
  const [isPlaying, setIsPlaying] = useState(false)

  if (isDemo && videoId === SAMPLE_ID) {
    return (
      <div className="video">
        <Picture source={poster} sizes={SIZES_OF_GALLERY} />
        <span className="play">{t("gallery.sample", { number })}</span>
        <small>{t("gallery.sampleNotice")}</small>
      </div>
    )
  }
  if (isPlaying) {
    return (
      <iframe
        src={`${videoHost}/embed/${encodeURIComponent(videoId)}?autoplay=1`}
        title={t("gallery.frame", { number, product: productName })}
        allow="autoplay; fullscreen; picture-in-picture"
      />
    )
  }
  return (
    <button type="button" className="video" onClick={() => setIsPlaying(true)}>
      <Picture source={poster} sizes={SIZES_OF_GALLERY} />
      <span className="play">{t("gallery.play", { number })}</span>
      <small>{t("gallery.notice")}</small>
    </button>
  )
}
