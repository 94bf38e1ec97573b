import { message } from "#kernel/wire/message"
import { plainText } from "#platform/pdf/rich-text"
import { INK, lineHeight, mm, PAGE, type Sheet } from "#platform/pdf/sheet"
import type { Texts } from "#texts/texts"

interface Frame {
  width: number
  height: number
}

const GAP = mm(5)
const PHOTO: Frame = { width: (PAGE.right - PAGE.left - GAP) / 2, height: mm(60) }

/** Where something is drawn, and in which language. */
export interface Paper {
  sheet: Sheet
  texts: Texts
}

/** A picture within its frame; one that the file format doesn't know is said instead. */
export function drawPicture({ sheet, texts }: Paper, picture: Buffer, x: number, y: number, { width, height }: Frame) {
  try {
    sheet.pdf.image(picture, x, y, { fit: [width, height] })
  } catch {
    sheet.text(texts(message("fleet.paper_unprintable")), x, y, { size: 8.5, color: INK.muted })
  }
}

/** Photos, two next to each other. */
export function drawPhotos(
  paper: Paper,
  heading: string,
  ids: readonly string[],
  pictures: ReadonlyMap<string, Buffer>,
) {
  const { sheet } = paper
  const photos = ids.flatMap((id) => pictures.get(id) ?? [])
  if (photos.length === 0) return
  sheet.y += mm(4)
  sheet.need(PHOTO.height + lineHeight(11))
  if (heading !== "") sheet.paragraph([[{ ...plainText(heading)[0][0], isBold: true }]], 11)
  for (let index = 0; index < photos.length; index += 2) {
    sheet.need(PHOTO.height)
    photos.slice(index, index + 2).forEach((photo, column) => {
      drawPicture(paper, photo, PAGE.left + column * (PHOTO.width + GAP), sheet.y, PHOTO)
    })
    sheet.y += PHOTO.height + GAP
  }
}
