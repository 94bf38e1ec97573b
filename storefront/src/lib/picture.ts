import placeholder from "../assets/states/default.svg"

/** Illustrations are drawn on one sheet of this size. */
export const PICTURE = { width: 480, height: 360 } as const

/** The frame of a card in its list, as `styles/parts/cards.css` makes it. */
export const SIZES_OF_CARD = "(max-width: 559px) 116px, 400px"

/** "default" or nothing asks for the placeholder (spec "public shop" §3). */
export const pictureOf = (url: string): string => (url === "" || url === "default" ? placeholder : url)

/** How a picture fills its frame: renders bring the frame's colour and their margin along, scans and photographs fill it, drawings get a margin. */
export const lookOf = (url: string): "render" | "cov" | undefined => {
  if (url.startsWith("/media/renders/")) return "render"
  return /\.(webp|avif|jpe?g|png)$/.test(url) ? "cov" : undefined
}
