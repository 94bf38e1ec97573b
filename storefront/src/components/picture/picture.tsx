import type { ImgHTMLAttributes } from "react"
import { pictureSet } from "#kernel/pictures/picture-set"
import { lookOf, PICTURE, pictureOf } from "../../lib/picture"

interface PictureProps extends Pick<ImgHTMLAttributes<HTMLImageElement>, "alt" | "loading" | "fetchPriority"> {
  /** "default" asks for the placeholder (spec "public shop" §3). */
  source: string
  /** Of the frame that it fills, as the attribute. */
  sizes: string
}

/**
 * A picture in the format and size that suit its frame, of those that there are. Next to a name, which says what it shows,
 * it has no text of its own; it comes when it is near.
 */
export const Picture = ({ source, sizes, ...more }: PictureProps) => {
  const set = pictureSet(source)
  const { width, height } = set ?? PICTURE
  return (
    <picture>
      {set && <source type="image/avif" srcSet={set.avif} sizes={sizes} />}
      <img
        className={lookOf(source)}
        src={pictureOf(source)}
        srcSet={set?.webp}
        sizes={set ? sizes : undefined}
        width={width}
        height={height}
        alt=""
        loading="lazy"
        {...more}
      />
    </picture>
  )
}
