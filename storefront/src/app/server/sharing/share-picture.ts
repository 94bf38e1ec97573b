import { pictureSet } from "#kernel/pictures/picture-set"

export interface SharePicture {
  url: string
  /** In pixels, where they are known. */
  width?: number
  height?: number
}

const SHARED_FORMATS = /\.(jpe?g|png|webp)$/i
const DRAWING = /^\/media\/svg\/(.+)\.svg$/
const SIZE = { width: 1200, height: 630 }

/** A scan of a street, for pages without a picture of their own. */
const SHOP_PICTURE = "/media/share/shop.jpg"

/**
 * The picture that share services show for a page, absolute. They accept no vector drawings: those of the sample shop
 * stand rasterised under `/media/share`; any other drawing is replaced by the shop's picture.
 */
export function sharePicture(picture: string | undefined, publicUrl: string): SharePicture {
  const absolute = (url: string) => new URL(url, publicUrl).href
  if (picture && SHARED_FORMATS.test(picture)) {
    const { width, height } = pictureSet(picture) ?? {}
    return { url: absolute(picture), width, height }
  }
  const [, drawing] = DRAWING.exec(picture ?? "") ?? []
  return { url: absolute(drawing ? `/media/share/${drawing}.jpg` : SHOP_PICTURE), ...SIZE }
}
