const QUALITY = 0.82

/** The longest side of a photo, and of a picture in the shop, in pixels: as wide as its largest frame (decision 191). */
const LONGEST_SIDE = 1600

/**
 * A photo as a JPEG of at most 1600 pixels, upright, without where and when it was taken.
 * @throws Error if the browser can't read it
 */
export async function scaledPhoto(file: Blob): Promise<Blob> {
  return blobOf(scaled(await uprightPicture(file)), "image/jpeg", QUALITY)
}

/**
 * A picture for the shop: a larger one as WebP of at most 1600 pixels, any other as it is. So is one that the browser can't
 * read, of which the server says what is wrong, and one that it can't make smaller.
 */
export async function shopPicture(file: Blob): Promise<Blob> {
  const picture = await uprightPicture(file).catch(() => null)
  if (!picture) return file
  if (Math.max(picture.width, picture.height) <= LONGEST_SIDE) {
    picture.close()
    return file
  }
  const smaller = await blobOf(scaled(picture), "image/webp", QUALITY).catch(() => file)
  return smaller.type === "image/webp" && smaller.size < file.size ? smaller : file
}

const uprightPicture = (file: Blob) => createImageBitmap(file, { imageOrientation: "from-image" })

/** On a canvas of its size or smaller; the picture itself is given up. */
function scaled(picture: ImageBitmap): HTMLCanvasElement {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height))
  const canvas = document.createElement("canvas")
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  return canvas
}

/** @throws Error if the canvas can't be written as an image */
export const blobOf = (canvas: HTMLCanvasElement, type: string, quality?: number) =>
  new Promise<Blob>((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error(`No ${type}`))), type, quality)
  })
