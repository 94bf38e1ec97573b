const LONGEST_SIDE = 1600
const QUALITY = 0.82

/**
 * A photo as a JPEG of at most 1600 pixels, upright, without where and when it was taken.
 * @throws Error if the browser can't read it
 */
export async function scaledPhoto(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" })
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height))
  const canvas = document.createElement("canvas")
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  return blobOf(canvas, "image/jpeg", QUALITY)
}

/** @throws Error if the canvas can't be written as an image */
export const blobOf = (canvas: HTMLCanvasElement, type: string, quality?: number) =>
  new Promise<Blob>((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error(`No ${type}`))), type, quality)
  })
