import placeholder from "../assets/states/default.svg"

/** Illustrations are drawn on one sheet of this size. */
export const PICTURE = { width: 480, height: 360 } as const

/** "default" or nothing asks for the placeholder (spec "public shop" §3). */
export const pictureOf = (url: string): string => (url === "" || url === "default" ? placeholder : url)

/** Scans fill their frame, drawings keep a margin. */
export const isScan = (url: string): boolean => /\.(webp|avif|jpe?g|png)$/.test(url)
