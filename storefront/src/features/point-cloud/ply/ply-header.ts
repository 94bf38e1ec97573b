import { PlyError } from "./ply-error"

const SCALARS = { char: 1, uchar: 1, short: 2, ushort: 2, int: 4, uint: 4, float: 4, double: 8 } as const
export type Scalar = keyof typeof SCALARS

const ALIASES: Record<string, Scalar> = {
  int8: "char",
  uint8: "uchar",
  int16: "short",
  uint16: "ushort",
  int32: "int",
  uint32: "uint",
  float32: "float",
  float64: "double",
}

const ROLES: Record<string, Role> = {
  x: "x",
  y: "y",
  z: "z",
  intensity: "intensity",
  scalar_intensity: "intensity",
  reflectance: "intensity",
  red: "red",
  green: "green",
  blue: "blue",
}
export type Role = "x" | "y" | "z" | "intensity" | "red" | "green" | "blue"

/** Where a value is within a point's bytes. */
export interface Field {
  offset: number
  scalar: Scalar
}

export interface PlyHeader {
  pointCount: number
  /** Bytes before the first point. */
  headerBytes: number
  /** Bytes of one point. */
  stride: number
  isLittleEndian: boolean
  fields: Record<"x" | "y" | "z", Field> & Partial<Record<Role, Field>>
  /** The points come in an order in which every part shows the whole scene, as in our previews. */
  isShuffled: boolean
  /** Coordinates are whole steps from an origin, in metres, as our previews have them. */
  grid?: { origin: [number, number, number]; step: number }
}

const MAGIC = ["ply\n", "ply\r\n"]
const END = /^end_header\r?\n/m
const LONGEST_HEADER = 16_384

/** More would take a browser several hundred megabytes of memory. */
export const MAX_POINTS = 20_000_000

const fail = (message: string): never => {
  throw new PlyError("format", message)
}

function scalarOf(name: string): Scalar {
  const scalar = ALIASES[name] ?? name
  return scalar in SCALARS ? (scalar as Scalar) : fail(`Unknown type ${name}`)
}

function gridOf(words: string[]): PlyHeader["grid"] {
  const [x, y, z, step] = words.map(Number)
  const isGrid = [x, y, z, step].every(Number.isFinite) && step! > 0
  return isGrid ? { origin: [x!, y!, z!], step: step! } : fail("The grid's comment is incomplete")
}

/**
 * Reads the header of a binary PLY file whose points come first: `undefined` while it is not whole.
 * @throws PlyError for another file, text or big points lists, too many points
 * @see http://paulbourke.net/dataformats/ply/
 */
export function readPlyHeader(start: Uint8Array): PlyHeader | undefined {
  const text = new TextDecoder("latin1").decode(start.subarray(0, LONGEST_HEADER))
  if (!MAGIC.some((magic) => text.startsWith(magic.slice(0, text.length)))) fail("Not a PLY file")
  const end = END.exec(text)
  if (!end) return start.length < LONGEST_HEADER ? undefined : fail("The header has no end")
  return headerOf(text.slice(0, end.index).split("\n"), end.index + end[0].length)
}

function headerOf(lines: string[], headerBytes: number): PlyHeader {
  const fields: Partial<Record<Role, Field>> = {}
  const elements: string[] = []
  let format = ""
  let pointCount = 0
  let stride = 0
  let isShuffled = false
  let grid: PlyHeader["grid"]

  for (const line of lines) {
    const [keyword, first = "", second = "", ...rest] = line.trim().split(/\s+/)
    if (keyword === "format") format = first
    if (keyword === "comment" && first === "shuffled") isShuffled = true
    if (keyword === "comment" && first === "grid") grid = gridOf([second, ...rest])
    if (keyword === "element") {
      elements.push(first)
      if (first === "vertex") pointCount = Number(second)
    }
    if (keyword === "property" && elements.at(-1) === "vertex") {
      if (first === "list") fail("Points with lists can't be read")
      const scalar = scalarOf(first)
      const role = ROLES[second.toLowerCase()]
      if (role) fields[role] = { offset: stride, scalar }
      stride += SCALARS[scalar]
    }
  }
  if (format !== "binary_little_endian" && format !== "binary_big_endian") fail(`Format ${format} can't be read`)
  if (elements[0] !== "vertex") fail("The points don't come first")
  if (!Number.isInteger(pointCount) || pointCount < 1) fail("The file has no points")
  if (pointCount > MAX_POINTS) throw new PlyError("size", `${pointCount} points are too many`)
  const { x, y, z } = fields
  if (!x || !y || !z) return fail("The points have no coordinates")
  const isLittleEndian = format === "binary_little_endian"
  return { pointCount, headerBytes, stride, isLittleEndian, fields: { ...fields, x, y, z }, isShuffled, grid }
}
