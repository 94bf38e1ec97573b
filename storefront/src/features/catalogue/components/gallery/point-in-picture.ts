interface Point {
  x: number
  y: number
}

interface Size {
  width: number
  height: number
}

const within01 = (part: number) => Math.min(1, Math.max(0, part))

/** What of a picture is pointed at, from 0 to 1 of its width and height, where it lies whole in the middle of a frame. */
export function pointInPicture(point: Point, frame: Point & Size, picture: Size): Point {
  const scale = Math.min(frame.width / picture.width, frame.height / picture.height)
  const part = (at: number, of: number, size: number) => within01((at - (of - size * scale) / 2) / (size * scale))
  return {
    x: part(point.x - frame.x, frame.width, picture.width),
    y: part(point.y - frame.y, frame.height, picture.height),
  }
}
