import placeholder from "../assets/states/default.svg"

interface ProductPictureProps {
  /** "default" asks for the placeholder (spec "public shop" §3). */
  source: string
}

/** A product's small picture beside its name, which says what it shows. */
export const ProductPicture = ({ source }: ProductPictureProps) => (
  <img src={source === "default" ? placeholder : source} width={480} height={360} alt="" loading="lazy" />
)
