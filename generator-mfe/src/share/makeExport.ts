import { splitName } from '@dramatis/functions/contract'
import type { Portrait } from '@dramatis/store'
import { exportName } from '../picture/downloadName.ts'
import { fetchImageFile } from '../picture/fetchImageFile.ts'
import {
  isPoster,
  POSTER_DENSITY,
  SCREEN_DENSITY,
  sizeOf,
  type Export,
  type Size,
} from './exports.ts'
import { withOrigin, xmpOf } from './jpegFile.ts'
import { pdfFile } from './pdfFile.ts'
import { withXmp } from './pngFile.ts'
import { TooLarge } from './TooLarge.ts'

interface Look {
  /** Whether a poster has the character's name. */
  readonly withName: boolean
  /** The typeface of the name, as in CSS. */
  readonly font: string
}

/** Makes a file from a finished picture. Rejects with {@link TooLarge}, or if the picture cannot be fetched. */
export const makeExport = async (portrait: Portrait, kind: Export, look: Look): Promise<File> => {
  const source = await fetchImageFile(portrait.image, 'picture')
  if (kind === 'png' && source.type === 'image/png') {
    return new File([source], exportName(portrait, kind, source.type), { type: source.type })
  }
  const bitmap = await createImageBitmap(source)
  const size = sizeOf(kind, bitmap)
  const canvas = document.createElement('canvas')
  canvas.width = size.width
  canvas.height = size.height
  try {
    const context = canvas.getContext('2d')
    if (!context) throw new TooLarge()
    context.imageSmoothingQuality = 'high'
    draw(context, bitmap, size, kind, { ...look, name: splitName(portrait).name })
    const type = kind === 'png' || kind === 'avatar-circle' ? 'image/png' : 'image/jpeg'
    const drawn = await encoded(canvas, type)
    const density = isPoster(kind) ? POSTER_DENSITY : SCREEN_DENSITY
    const original = new Uint8Array(await source.arrayBuffer())
    const bytes =
      type === 'image/png' ? withXmp(drawn, xmpOf(original)) : withOrigin(drawn, original, density)
    const [content, fileType] =
      kind === 'poster-pdf'
        ? [pdfFile({ jpeg: bytes, ...size, density }), 'application/pdf']
        : [bytes, type]
    const name = exportName(portrait, kind, fileType)
    return new File([new Uint8Array(content)], name, { type: fileType })
  } finally {
    bitmap.close()
    canvas.width = 0 // Safari keeps a canvas's memory until then.
  }
}

const encoded = async (canvas: HTMLCanvasElement, type: string): Promise<Uint8Array> => {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.92))
  if (blob?.type !== type) throw new TooLarge()
  return new Uint8Array(await blob.arrayBuffer())
}

interface NamedLook extends Look {
  readonly name: string
}

const draw = (
  context: CanvasRenderingContext2D,
  picture: ImageBitmap,
  size: Size,
  kind: Export,
  look: NamedLook,
): void => {
  if (isPoster(kind)) drawPoster(context, picture, size, look)
  else if (kind.startsWith('wallpaper')) drawWallpaper(context, picture, size)
  else if (kind === 'png') context.drawImage(picture, 0, 0)
  else drawAvatar(context, picture, size, kind === 'avatar-circle')
}

const PAPER = '#fffdf8'
const INK = '#161d33'
/** Of a poster's shorter side. */
const MARGIN = 0.05
const NAME_ROOM = 0.1

const drawPoster = (
  context: CanvasRenderingContext2D,
  picture: ImageBitmap,
  { width, height }: Size,
  { withName, name, font }: NamedLook,
): void => {
  const short = Math.min(width, height)
  const margin = MARGIN * short
  const room = withName ? NAME_ROOM * short : 0
  context.fillStyle = PAPER
  context.fillRect(0, 0, width, height)
  drawWhole(context, picture, {
    left: margin,
    top: margin,
    width: width - 2 * margin,
    height: height - 2 * margin - room,
  })
  if (!withName) return
  context.fillStyle = INK
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.font = `${Math.round(room * 0.55)}px ${font}`
  // A name that is too long is narrowed by the canvas.
  context.fillText(name, width / 2, height - margin - room / 2, width - 2 * margin)
}

/** How far from the top of an upright picture an avatar begins, as a part of its height: the face is below it. */
const FACE_TOP = 0.05

const drawAvatar = (
  context: CanvasRenderingContext2D,
  picture: ImageBitmap,
  { width, height }: Size,
  round: boolean,
): void => {
  if (round) {
    context.arc(width / 2, height / 2, width / 2, 0, 2 * Math.PI)
    context.clip()
  }
  const side = Math.min(picture.width, picture.height)
  const top = picture.height > side ? FACE_TOP * picture.height : 0
  context.drawImage(picture, (picture.width - side) / 2, top, side, side, 0, 0, width, height)
}

/** The edge that a device may cut off, as a part of each side. */
const BLEED = 0.05
/** A picture this small is blurred when it is drawn large. */
const BLURRED_SIDE = 16

/** The whole picture inside the bleed, over its own blurred colors, into which its edges fade. */
const drawWallpaper = (
  context: CanvasRenderingContext2D,
  picture: ImageBitmap,
  { width, height }: Size,
): void => {
  const small = layer(BLURRED_SIDE, BLURRED_SIDE)
  small.drawImage(picture, 0, 0, BLURRED_SIDE, BLURRED_SIDE)
  context.drawImage(small.canvas, 0, 0, width, height)
  const front = layer(width, height)
  const inside = {
    left: BLEED * width,
    top: BLEED * height,
    width: (1 - 2 * BLEED) * width,
    height: (1 - 2 * BLEED) * height,
  }
  const placed = drawWhole(front, picture, inside)
  fadeEdges(front, placed)
  context.drawImage(front.canvas, 0, 0)
  front.canvas.width = 0
}

const layer = (width: number, height: number): CanvasRenderingContext2D => {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new TooLarge()
  context.imageSmoothingQuality = 'high'
  return context
}

interface Box extends Size {
  readonly left: number
  readonly top: number
}

/** Draws a picture as large as fits into the middle of a box, and returns where it is. */
const drawWhole = (context: CanvasRenderingContext2D, picture: ImageBitmap, box: Box): Box => {
  const scale = Math.min(box.width / picture.width, box.height / picture.height)
  const [width, height] = [scale * picture.width, scale * picture.height]
  const left = box.left + (box.width - width) / 2
  const top = box.top + (box.height - height) / 2
  context.drawImage(picture, left, top, width, height)
  return { left, top, width, height }
}

/** How much of a picture's shorter side its edges fade over. */
const FADE = 0.08

const fadeEdges = (context: CanvasRenderingContext2D, { left, top, width, height }: Box): void => {
  const fade = FADE * Math.min(width, height)
  context.globalCompositeOperation = 'destination-in'
  const across = context.createLinearGradient(left, 0, left + width, 0)
  const down = context.createLinearGradient(0, top, 0, top + height)
  for (const [edge, length] of [
    [across, width],
    [down, height],
  ] as const) {
    edge.addColorStop(0, 'transparent')
    edge.addColorStop(fade / length, 'black')
    edge.addColorStop(1 - fade / length, 'black')
    edge.addColorStop(1, 'transparent')
    context.fillStyle = edge
    context.fillRect(0, 0, context.canvas.width, context.canvas.height)
  }
}
