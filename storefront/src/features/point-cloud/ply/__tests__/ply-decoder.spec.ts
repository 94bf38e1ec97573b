import { describe, expect, it } from "vitest"
import { PlyDecoder, type PointBatch } from "../ply-decoder"
import { PlyError } from "../ply-error"
import { MAX_POINTS } from "../ply-header"
import { bytesOf, HEADER, plyFile, row } from "./ply-file"

function decoded(file: Uint8Array, pieceSize = file.length) {
  const decoder = new PlyDecoder()
  const batches: PointBatch[] = []
  for (let at = 0; at < file.length; at += pieceSize) {
    const batch = decoder.push(file.subarray(at, at + pieceSize))
    if (batch) batches.push(batch)
  }
  decoder.end()
  return {
    decoder,
    positions: batches.flatMap(({ positions }) => [...positions]),
    tones: batches.flatMap(({ tones }) => [...tones]),
  }
}

function faultOf(file: Uint8Array) {
  try {
    decoded(file)
  } catch (error) {
    if (error instanceof PlyError) return error.fault
    throw error
  }
  return "none"
}

describe("A point cloud", () => {
  it("is read as distances from its first point, with colour and intensity as bytes", () => {
    const { decoder, positions, tones } = decoded(plyFile(row(3)))
    expect(decoder.origin).toEqual([100, -5, 0])
    expect(decoder.header?.isShuffled).toBe(false)
    expect(positions).toEqual([0, 0, 0, 1, 0, 0.5, 2, 0, 1])
    expect(tones).toEqual([0, 20, 30, 0, 1, 20, 30, 1, 2, 20, 30, 2])
  })

  it.each([1, 2, 7, 16, 17, 18, 100, 4096])("is the same however it arrives: in pieces of %i bytes", (size) => {
    const file = plyFile(row(40))
    const { positions, tones } = decoded(file, size)
    const whole = decoded(file)
    expect({ positions, tones }).toEqual({ positions: whole.positions, tones: whole.tones })
  })

  it("may be written by a machine that counts bytes the other way round", () => {
    expect(decoded(plyFile(row(5), false)).positions).toEqual(decoded(plyFile(row(5))).positions)
  })

  it("on a grid is read in steps from the grid's origin", () => {
    const header = `ply\nformat binary_little_endian 1.0\ncomment grid 2600000.5 1200000 400 0.002
comment shuffled
element vertex 1\nproperty ushort x\nproperty ushort y\nproperty ushort z\nproperty uchar intensity\nend_header\n`
    const file = Uint8Array.of(...bytesOf(header), 232, 3, 0, 0, 1, 0, 128)
    const { decoder, positions, tones } = decoded(file)
    expect(decoder.origin).toEqual([2600000.5, 1200000, 400])
    expect(positions.map((value) => Math.round(value * 1000))).toEqual([2000, 0, 2])
    expect(tones).toEqual([0, 0, 0, 128])
    expect(decoder.header?.isShuffled).toBe(true)
  })

  it("far from its origin keeps its millimetres", () => {
    const header = `ply\nformat binary_little_endian 1.0\nelement vertex 2
property double x\nproperty double y\nproperty double z\nend_header\n`
    const points = new Uint8Array(48)
    const view = new DataView(points.buffer)
    view.setFloat64(0, 2_600_000.001, true)
    view.setFloat64(24, 2_600_000.004, true)
    const { positions } = decoded(Uint8Array.of(...bytesOf(header), ...points))
    expect(positions[3]).toBeCloseTo(0.003, 6)
  })

  it("puts a coordinate that is no number at its origin", () => {
    const [first, second] = row(2)
    expect(decoded(plyFile([first!, { ...second!, z: Number.NaN }])).positions.at(-1)).toBe(0)
  })

  it("may have a header with Windows' line ends", () => {
    const file = plyFile(row(2))
    const header = HEADER(2)
    const points = file.subarray(header.length)
    expect(decoded(Uint8Array.of(...bytesOf(header.replaceAll("\n", "\r\n")), ...points)).positions).toHaveLength(6)
  })

  it("may be followed by faces, which aren't shown", () => {
    const file = plyFile(row(2))
    expect(decoded(Uint8Array.of(...file, 3, 1, 2, 3)).positions).toHaveLength(6)
  })
})

describe("A file that can't be shown", () => {
  const cut = plyFile(row(10))
  it.each([
    ["a web page", bytesOf("<!doctype html><p>Nicht gefunden"), "format"],
    ["a PLY file as text", bytesOf(HEADER(1, "ascii")), "format"],
    ["nothing at all", bytesOf("ply\n"), "truncated"],
    ["a header without an end", bytesOf(`ply\n${"comment x\n".repeat(2000)}`), "format"],
    ["points without coordinates", bytesOf(HEADER(1).replace("float z", "float height")), "format"],
    ["points with lists", bytesOf(HEADER(1).replace("float z", "list uchar int z")), "format"],
    ["an unknown type", bytesOf(HEADER(1).replace("float z", "quad z")), "format"],
    ["faces before points", bytesOf(HEADER(1).replace("element", "element face 2\nelement")), "format"],
    ["no points", bytesOf(HEADER(0)), "format"],
    ["a count that is no number", bytesOf(HEADER("viele")), "format"],
    ["more points than memory", bytesOf(HEADER(MAX_POINTS + 1)), "size"],
    ["a count beyond all numbers", bytesOf(HEADER("9".repeat(400))), "format"],
    ["a file cut off within a point", cut.subarray(0, cut.length - 5), "truncated"],
    ["a file cut off after its header", bytesOf(HEADER(10)), "truncated"],
  ])("%s says why", (_case, file, fault) => expect(faultOf(file)).toBe(fault))
})
