import type { Field, Scalar } from "./ply-header"

type Read = (view: DataView, at: number) => number

const READERS: Record<Scalar, (isLittleEndian: boolean) => Read> = {
  char: () => (view, at) => view.getInt8(at),
  uchar: () => (view, at) => view.getUint8(at),
  short: (little) => (view, at) => view.getInt16(at, little),
  ushort: (little) => (view, at) => view.getUint16(at, little),
  int: (little) => (view, at) => view.getInt32(at, little),
  uint: (little) => (view, at) => view.getUint32(at, little),
  float: (little) => (view, at) => view.getFloat32(at, little),
  double: (little) => (view, at) => view.getFloat64(at, little),
}

/** What full means for a share: 1 for fractions, else the type's largest value. */
const FULL: Record<Scalar, number> = {
  char: 127,
  uchar: 255,
  short: 32_767,
  ushort: 65_535,
  int: 2 ** 31 - 1,
  uint: 2 ** 32 - 1,
  float: 1,
  double: 1,
}

export const valueReader = (field: Field, isLittleEndian: boolean): Read => {
  const read = READERS[field.scalar](isLittleEndian)
  return (view, pointAt) => read(view, pointAt + field.offset)
}

/** Reads a colour or an intensity as a byte; what the points don't have reads as 0. */
export const byteReader = (field: Field | undefined, isLittleEndian: boolean): Read => {
  if (!field) return () => 0
  const read = valueReader(field, isLittleEndian)
  const toByte = 255 / FULL[field.scalar]
  return (view, pointAt) => Math.min(255, Math.max(0, read(view, pointAt) * toByte))
}
