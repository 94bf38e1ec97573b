/** The name of a picture that there is in several sizes says how large it is (decision 191). */
const SET = /^(\/media\/[\w/-]+)-([1-9]\d*)x([1-9]\d*)\.webp$/

const SMALLEST_WIDTH = 400

interface PictureSet {
  width: number
  height: number
  /** The picture and its halves, their halves and so on, as `srcset` wants them. */
  webp: string
  avif: string
}

/** What there is besides the picture at an address; null of one that stands alone, as each that staff upload. */
export function pictureSet(address: string): PictureSet | null {
  const [, name, ...size] = SET.exec(address) ?? []
  if (!name) return null
  const [width, height] = size.map(Number)
  const halves: number[] = []
  for (let part = 1; width / part >= SMALLEST_WIDTH; part *= 2) halves.push(part)
  const srcSet = (type: string) =>
    halves.map((part) => `${name}-${width / part}x${height / part}.${type} ${width / part}w`).join(", ")
  return { width, height, webp: srcSet("webp"), avif: srcSet("avif") }
}
