import { PICTURE, pictureOf } from "../lib/picture"

interface ProductPictureProps {
  /** "default" asks for the placeholder (spec "public shop" §3). */
  source: string
}

/** A product's small picture next to its name, which says what it shows. */
export const ProductPicture = ({ source }: ProductPictureProps) => (
  <img src={pictureOf(source)} {...PICTURE} alt="" loading="lazy" />
)
