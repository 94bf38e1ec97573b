import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { create, type Font } from "fontkit"
import { isBuiltIn, printable } from "./printable"
import { unpackedWoff } from "./woff"

/** A part of a text that one font draws. */
export interface Piece {
  text: string
  /** One of the fonts that every reader has, or a file, of which the PDF gets the characters that are used. */
  font: string
}

const file = createRequire(__filename).resolve

const UNIFONT = file("@fontsource/unifontex/files/unifontex-latin-400-normal.woff")

/**
 * Latin, Greek, Cyrillic, Hebrew, Arabic, Georgian, Armenian and signs; then signs and faces in one colour; then, on a grid of
 * points, every other writing of today, Chinese, Japanese and Korean among them.
 */
const FALLBACKS = [
  {
    regular: file("dejavu-fonts-ttf/ttf/DejaVuSans.ttf"),
    bold: file("dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf"),
  },
  {
    regular: file("@fontsource/noto-emoji/files/noto-emoji-emoji-400-normal.woff"),
    bold: file("@fontsource/noto-emoji/files/noto-emoji-emoji-700-normal.woff"),
  },
  { regular: UNIFONT, bold: UNIFONT },
]

interface OpenFont {
  bytes: Buffer
  font: Font
}

const opened = new Map<string, OpenFont>()

/** Read when a text needs it first. */
function open(file: string): OpenFont {
  const known = opened.get(file)
  if (known) return known
  const stored = readFileSync(file)
  const bytes = file.endsWith(".woff") ? unpackedWoff(stored) : stored
  const open = { bytes, font: create(bytes) as Font }
  opened.set(file, open)
  return open
}

const has = (file: string, codePoint: number) => open(file).font.hasGlyphForCodePoint(codePoint)

const given = new WeakMap<PDFKit.PDFDocument, Set<string>>()

/** Takes a piece's font for what is written next. */
export function takeFont(pdf: PDFKit.PDFDocument, font: string): PDFKit.PDFDocument {
  const names = given.get(pdf) ?? new Set()
  given.set(pdf, names)
  if (opened.has(font) && !names.has(font)) pdf.registerFont(font, open(font).bytes)
  names.add(font)
  return pdf.font(font)
}

/** Joins and variants of signs: part of what is before them, and nothing to see. */
const isModifier = (character: string) => /^[\u200d\ufe0e\ufe0f]$/.test(character)
const isInvisible = (character: string) => /^[\p{Cc}\p{Cf}\p{Cs}\p{Z}]$/u.test(character)

/** What draws these characters together; null if no font has all of them. */
function fallbackFor(cluster: string, isBold: boolean): string | null {
  const codes = [...cluster].filter((character) => !isModifier(character))
  if (codes.some(isInvisible)) return null
  const fonts = FALLBACKS.map(({ regular, bold }) => (isBold ? bold : regular))
  return fonts.find((font) => codes.every((character) => has(font, character.codePointAt(0)!))) ?? null
}

/** Characters with the marks that belong to them. */
const clustersOf = (text: string): string[] => text.match(/[\s\S](?:\p{M}|\u200d)*/gu) ?? []

function pieceOf(cluster: string, isBold: boolean): Piece {
  const builtIn = isBold ? "Helvetica-Bold" : "Helvetica"
  if ([...cluster].every(isBuiltIn)) return { text: cluster, font: builtIn }
  const fallback = fallbackFor(cluster, isBold)
  if (fallback !== null) return { text: [...cluster].filter((each) => !isModifier(each)).join(""), font: fallback }
  return { text: printable(cluster), font: builtIn }
}

/**
 * A text as runs of characters with the first font that has them: the built-in ones, then the others. What none has is
 * spelled in Latin letters, or "?".
 */
export function piecesOf(text: string, isBold: boolean): Piece[] {
  const pieces: Piece[] = []
  for (const cluster of clustersOf(text.normalize("NFC"))) {
    const piece = pieceOf(cluster, isBold)
    const last = pieces.at(-1)
    if (last?.font === piece.font) last.text += piece.text
    else if (piece.text !== "") pieces.push(piece)
  }
  return pieces
}
