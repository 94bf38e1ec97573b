export interface Picture {
  url: string
  alt: string
}

/** A picture of a list in a form: the key tells two of the same address apart. */
export interface DraftPicture extends Picture {
  key: string
}

export const draftPictures = (pictures: readonly Picture[]): DraftPicture[] =>
  pictures.map((picture, index) => ({ ...picture, key: String(index) }))

/** The list with one more at its end, under a key that none of them has. */
export function withPicture(pictures: readonly DraftPicture[], url: string): DraftPicture[] {
  const highest = Math.max(-1, ...pictures.map(({ key }) => Number(key)))
  return [...pictures, { url, alt: "", key: String(highest + 1) }]
}

/** As the wire has them. */
export const sentPictures = (pictures: readonly DraftPicture[]): Picture[] =>
  pictures.map(({ url, alt }) => ({ url, alt }))
