/** A PLY file as a scanner writes it: coordinates as floats, intensity, colour. */
export interface Point {
  x: number
  y: number
  z: number
  /** 0 to 65535. */
  intensity: number
  rgb: [number, number, number]
}

export const HEADER = (count: number | string, format = "binary_little_endian") =>
  `ply\nformat ${format} 1.0\ncomment made for a test\nelement vertex ${count}
property float x\nproperty float y\nproperty float z\nproperty ushort intensity
property uchar red\nproperty uchar green\nproperty uchar blue\nend_header\n`

export const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))

export function plyFile(points: Point[], isLittleEndian = true): Uint8Array {
  const header = bytesOf(HEADER(points.length, isLittleEndian ? undefined : "binary_big_endian"))
  const file = new Uint8Array(header.length + points.length * 17)
  file.set(header)
  const view = new DataView(file.buffer, header.length)
  points.forEach(({ x, y, z, intensity, rgb }, index) => {
    const at = index * 17
    view.setFloat32(at, x, isLittleEndian)
    view.setFloat32(at + 4, y, isLittleEndian)
    view.setFloat32(at + 8, z, isLittleEndian)
    view.setUint16(at + 12, intensity, isLittleEndian)
    rgb.forEach((value, offset) => {
      view.setUint8(at + 14 + offset, value)
    })
  })
  return file
}

/** So many points in a row, each a metre further and a bit brighter. */
export const row = (count: number): Point[] =>
  Array.from({ length: count }, (_, index) => ({
    x: 100 + index,
    y: -5,
    z: index / 2,
    intensity: (index * 257) % 65_536,
    rgb: [index % 256, 20, 30],
  }))
