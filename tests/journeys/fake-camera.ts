import { writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import type { Page } from "playwright"
import { getDocumentProxy } from "unpdf"

/** What the camera of this worker's Chromium sees. */
const FILM = path.join(tmpdir(), `camera-${process.pid}.y4m`)

/** For `useBrowser`: a Chromium that asks nobody and has no camera. */
export const WITHOUT_CAMERA = ["--disable-gpu", "--use-fake-ui-for-media-stream"]

/** One whose user refuses the camera. */
export const REFUSED_CAMERA = [
  "--disable-gpu",
  "--use-fake-ui-for-media-stream=deny",
  "--use-fake-device-for-media-stream",
]

/** One with a camera that sees what `holdBeforeCamera` was last given. */
export const WITH_CAMERA = [
  ...WITHOUT_CAMERA,
  "--use-fake-device-for-media-stream",
  `--use-file-for-fake-video-capture=${FILM}`,
]

const FRAME = { width: 640, height: 480 }
const FRAMES = 3
const [PAPER, INK, GREY] = [235, 16, 128]

/** As pdf.js numbers what a page draws, and the parts of its paths. */
const [SET_FILL, PATH] = [59, 91]
const [MOVE, LINE] = [0, 1]

/** What pdf.js asks of Node 22, to read a page with letters. */
if (!("transferToFixedLength" in ArrayBuffer.prototype))
  Object.defineProperty(ArrayBuffer.prototype, "transferToFixedLength", {
    value(this: ArrayBuffer) {
      return this.slice(0)
    },
  })

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** The rectangles of a path; nothing else is drawn in black on our labels. */
function boxesOf(path: Float32Array): Box[] {
  const boxes: Box[] = []
  for (let at = 0; at < path.length; ) {
    const [operation, x, y] = [path[at], path[at + 1], path[at + 2]]
    const isPoint = operation === MOVE || operation === LINE
    if (operation === MOVE) boxes.push({ left: x, top: y, right: x, bottom: y })
    const box = boxes.at(-1)
    if (box && isPoint) {
      box.left = Math.min(box.left, x)
      box.right = Math.max(box.right, x)
      box.top = Math.min(box.top, y)
      box.bottom = Math.max(box.bottom, y)
    }
    at += isPoint ? 3 : 1
  }
  return boxes
}

/** Brightness of each point of a frame that shows the first page's code, as large as fits. */
async function photographed(pdf: Uint8Array): Promise<Buffer> {
  const page = await (await getDocumentProxy(pdf)).getPage(1)
  const { width, height } = page.getViewport({ scale: 1 })
  const { fnArray, argsArray } = await page.getOperatorList()
  const scale = Math.min((FRAME.width - 20) / width, (FRAME.height - 20) / height)
  const picture = Buffer.alloc(FRAME.width * FRAME.height, PAPER)
  let isBlack = false
  for (const [index, operation] of fnArray.entries()) {
    if (operation === SET_FILL) isBlack = argsArray[index][0] === "#000000"
    if (operation !== PATH || !isBlack) continue
    for (const { left, top, right, bottom } of boxesOf(argsArray[index][1][0]))
      for (let row = Math.round(10 + top * scale); row < Math.round(10 + bottom * scale); row += 1) {
        const start = row * FRAME.width
        picture.fill(INK, start + Math.round(10 + left * scale), start + Math.round(10 + right * scale))
      }
  }
  return picture
}

/** Holds a printed label before the camera that is opened next. @see https://wiki.multimedia.cx/index.php/YUV4MPEG2 */
export async function holdBeforeCamera(pdf: Uint8Array) {
  const brightness = await photographed(pdf)
  const colours = Buffer.alloc((FRAME.width * FRAME.height) / 2, GREY)
  const frame = Buffer.concat([Buffer.from("FRAME\n"), brightness, colours])
  const head = Buffer.from(`YUV4MPEG2 W${FRAME.width} H${FRAME.height} F30:1 Ip A1:1 C420\n`)
  writeFileSync(FILM, Buffer.concat([head, ...Array.from({ length: FRAMES }, () => frame)]))
}

/** Lets a page tell whether cameras that it opened are off again. */
export async function watchCameras(page: Page) {
  await page.addInitScript(() => {
    const opened: MediaStream[] = []
    Object.assign(window, { opened })
    const { mediaDevices } = navigator
    const open = mediaDevices.getUserMedia.bind(mediaDevices)
    mediaDevices.getUserMedia = async (constraints) => {
      const stream = await open(constraints)
      opened.push(stream)
      return stream
    }
  })
  return () =>
    page.evaluate(() =>
      (window as unknown as { opened: MediaStream[] }).opened.flatMap((stream) =>
        stream.getTracks().map(({ readyState }) => readyState),
      ),
    )
}
