import { useState } from "react"
import { useTranslation } from "react-i18next"
import { PICTURE, pictureOf } from "../../../lib/picture"
import { useShop } from "../../../lib/shop"

interface VideoFacadeProps {
  videoId: string
  number: number
  poster: string
  productName: string
}

/** Our own picture until the visitor asks for the video; nothing is loaded from elsewhere before (ruling 3). */
export const VideoFacade = ({ videoId, number, poster, productName }: VideoFacadeProps) => {
  const { t } = useTranslation("catalogue")
  const { videoHost } = useShop()
  const [isPlaying, setIsPlaying] = useState(false)

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
      <img src={pictureOf(poster)} {...PICTURE} alt="" loading="lazy" />
      <span className="play">{t("gallery.play", { number })}</span>
      <small>{t("gallery.notice")}</small>
    </button>
  )
}
