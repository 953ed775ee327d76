import { paintBackdrop } from '../sculpted/backdrop/paintBackdrop.ts'
import {
  CANCELED,
  counterOf,
  hasStrokes,
  tracedSize,
  type Job,
  type Phase,
  type SculptedTask,
  type SharedMemory,
} from './job.ts'
import { membersOf } from '../spec/membersOf.ts'
import { film } from '../sculpted/film.ts'
import type { BakedTape } from '../kernel/BakedTape.ts'
import { Kernel, type TileBuffers } from '../kernel/Kernel.ts'
import { MACRO_TILE, NO_DEPTH, TILE } from '../kernel/layout.ts'
import { loadBrush } from '../kernel/brush.ts'
import { BAND, loadOil, type Size } from '../kernel/oil.ts'
import { unitAtSubject } from '../sculpted/camera.ts'
import { areaOf, eyesArea, type Area } from '../sculpted/eyesArea.ts'
import { poseEyes, type EyePose } from '../sculpted/poseEyes.ts'
import { STROKES } from '../sculpted/strokes.ts'
import { setScene, type Scene } from '../sculpted/scene.ts'
import { contrastWithSkin } from '../sculpted/contrastWithSkin.ts'
import { sculptedStyle } from './styles.ts'

/** The number of backdrop rows that a worker paints at a time. */
const BACKDROP_BAND = 16
/** The difference in brightness (red + 2 green + blue, 0 to 1020) above which an edge is worth four rays. */
const EDGE = 60
/** The same for groups in oil: most edges of small figures are between strands of hair, which oil hides. */
const GROUP_EDGE_IN_OIL = 110

/** Paints one worker's share of a sculpted picture: takes tiles from the shared counters until none is left. */
export class SculptedPainter {
  readonly #kernel = Kernel.load()
  readonly #oil = loadOil()
  readonly #brush = loadBrush()
  #scene: { readonly id: number; readonly scene: Scene } | undefined

  /** Works on one phase of a job until the phase is done or the job is canceled. */
  perform({ job, phase, memory, pose }: SculptedTask): void {
    const scene = this.#sceneOf(job)
    const size = tracedSize(job, sculptedStyle(job.style))
    const area = pose ? eyesArea(scene, size) : areaOf(size)
    if (area === undefined) return
    const control = new Int32Array(memory.control)
    const next = takeTiles(control, phase)
    switch (phase) {
      case 'backdrop':
        this.#paintBackdrop(job, scene, memory, next)
        return
      case 'trace':
        this.#place(scene, memory, pose)
        this.#trace(size, area, memory, next, () => Atomics.load(control, CANCELED) !== 0)
        return
      case 'smooth':
        this.#smooth(job, area, memory, next)
        return
      case 'finish':
        this.#finish(job, scene, area, memory, next)
    }
  }

  #sceneOf(job: Job): Scene {
    if (this.#scene?.id !== job.id) {
      const style = sculptedStyle(job.style)
      const { width, height } = tracedSize(job, style)
      const scene = setScene(job.spec, job.aspect, width, height, style)
      // Baked once, not for every phase of every pose.
      let tape: BakedTape | undefined
      this.#scene = { id: job.id, scene: { ...scene, bake: () => (tape ??= scene.bake()) } }
    }
    return this.#scene.scene
  }

  #paintBackdrop(job: Job, scene: Scene, memory: SharedMemory, next: Next): void {
    const { rows } = scene.backdrop
    const texels = new Float32Array(memory.backdrop)
    const paint = contrastWithSkin(sculptedStyle(job.style).backdrop(job.spec), job.spec.skin)
    const count = Math.ceil(rows / BACKDROP_BAND)
    for (let band = next(count); band !== undefined; band = next(count)) {
      const from = band * BACKDROP_BAND
      paintBackdrop(texels, paint, scene.backdrop, from, Math.min(rows, from + BACKDROP_BAND))
    }
  }

  #place(scene: Scene, memory: SharedMemory, pose: EyePose | undefined): void {
    const still = scene.bake()
    this.#kernel.place({
      tape: pose ? poseEyes(still, pose) : still,
      camera: scene.camera,
      backdrop: new Float32Array(memory.backdrop),
    })
  }

  #trace(size: Size, area: Area, memory: SharedMemory, next: Next, canceled: () => boolean): void {
    const { colors, nearest, guide } = this.#kernel.buffers
    const traced = new Uint8Array(memory.traced)
    const depths = new Uint16Array(memory.depths)
    const guides = new Uint16Array(memory.guide)
    forEachMacroTile(area, next, (left, top) => {
      this.#kernel.macro(left, top)
      forEachTile(area, left, top, ({ x, y, columns, rows }) => {
        if (canceled()) return
        this.#kernel.tile(x, y)
        for (let j = 0; j < rows; j++) {
          const row = colors.subarray(j * TILE * 4, (j * TILE + columns) * 4)
          const start = (y + j) * size.width + x
          traced.set(row, start * 4)
          const [from, to] = [j * TILE, j * TILE + columns]
          if (depths.length > 0) depths.set(nearest.subarray(from, to), start)
          if (guides.length > 0) guides.set(guide.subarray(from, to), start)
        }
      })
    })
  }

  #smooth(job: Job, area: Area, memory: SharedMemory, next: Next): void {
    const style = sculptedStyle(job.style)
    const size = tracedSize(job, style)
    const isGroup = membersOf(job.spec).length > 1
    const edge = isGroup && hasStrokes(job, style) ? GROUP_EDGE_IN_OIL : EDGE
    const buffers = this.#kernel.buffers
    const { colors, mask } = buffers
    const traced = new Uint8Array(memory.traced)
    const depths = new Uint16Array(memory.depths)
    const smoothed = new Uint8Array(memory.smoothed)
    forEachMacroTile(area, next, (left, top) => {
      let listed = false
      forEachTile(area, left, top, (tile) => {
        copyTile(traced, smoothed, tile, size.width)
        if (!markEdges(traced, depths, size, tile, edge, buffers)) return
        if (!listed) this.#kernel.macro(left, top)
        listed = true
        this.#kernel.smooth(tile.x, tile.y)
        for (let q = 0; q < TILE * TILE; q++) {
          if (!mask[q]) continue
          const x = tile.x + (q % TILE)
          const y = tile.y + Math.floor(q / TILE)
          smoothed.set(colors.subarray(q * 4, q * 4 + 3), (y * size.width + x) * 4)
        }
      })
    })
  }

  #finish(job: Job, scene: Scene, area: Area, memory: SharedMemory, next: Next): void {
    const style = sculptedStyle(job.style)
    const source = { pixels: new Uint8Array(memory.smoothed), ...tracedSize(job, style) }
    const { width, height } = job
    const target = { pixels: new Uint8Array(memory.finished), width, height }
    const guided = {
      ...source,
      guide: new Uint16Array(memory.guide),
      depths: new Uint16Array(memory.depths),
    }
    const strokes = {
      layers: STROKES[style.finish],
      unit: unitAtSubject(scene.view, height),
      seed: job.spec.seed,
    }
    const strip = stripOf(height)
    const rows = rowsOver(area, source.height, target)
    const first = Math.floor(rows.top / strip)
    const count = Math.ceil(rows.end / strip) - first
    for (let taken = next(count); taken !== undefined; taken = next(count)) {
      const top = (first + taken) * strip
      const end = Math.min(height, top + strip)
      for (let band = top; band < end; band += BAND) {
        if (style.finish === 'oil') this.#oil(source, target, band)
        if (style.finish === 'film') film(source.pixels, target, band, job.spec.seed)
      }
      if (style.finish === 'plain' || style.finish === 'combed')
        copyOpaque(source.pixels, target.pixels, top * width * 4, end * width * 4)
      if (strokes.layers.length > 0) this.#brush(guided, target, top, end, strokes)
    }
  }
}

/** The rows of the finished picture that what is traced in an area can change. */
const rowsOver = (
  { top, bottom }: Area,
  tracedHeight: number,
  { width, height }: Size,
): { readonly top: number; readonly end: number } => {
  const scale = height / tracedHeight
  const reach = FINISH_REACH * Math.min(width, height)
  return {
    top: Math.max(0, top * scale - reach),
    end: Math.min(height, bottom * scale + reach),
  }
}

/** How far a pixel's oil and strokes reach, as a fraction of the shorter side. */
const FINISH_REACH = 0.03

/** The number of rows that a worker finishes at a time: the fewer, the more strokes are traced for two of them. */
const stripOf = (height: number): number => BAND * Math.ceil(height / (BAND * STRIPS))
const STRIPS = 12

/** Copies pixels and makes them opaque, because their fourth byte held shadow and occlusion. */
const copyOpaque = (from: Uint8Array, to: Uint8Array, start: number, end: number): void => {
  to.set(from.subarray(start, end), start)
  for (let i = start + 3; i < Math.min(end, to.length); i += 4) to[i] = 255
}

/** Returns the number of the next of `count` pieces of work; undefined when all are taken or the job is canceled. */
type Next = (count: number) => number | undefined

const takeTiles =
  (control: Int32Array, phase: Phase): Next =>
  (count) => {
    if (Atomics.load(control, CANCELED) !== 0) return undefined
    const taken = Atomics.add(control, counterOf(phase), 1)
    return taken < count ? taken : undefined
  }

interface Tile {
  readonly x: number
  readonly y: number
  readonly columns: number
  readonly rows: number
}

/** Visits the macro tiles that share pixels with an area. */
const forEachMacroTile = (
  area: Area,
  next: Next,
  visit: (left: number, top: number) => void,
): void => {
  const [column, row] = [Math.floor(area.left / MACRO_TILE), Math.floor(area.top / MACRO_TILE)]
  const across = Math.ceil(area.right / MACRO_TILE) - column
  const count = across * (Math.ceil(area.bottom / MACRO_TILE) - row)
  for (let n = next(count); n !== undefined; n = next(count)) {
    visit((column + (n % across)) * MACRO_TILE, (row + Math.floor(n / across)) * MACRO_TILE)
  }
}

/** Visits the tiles of a macro tile that are in an area, which begins where a tile does. */
const forEachTile = (area: Area, left: number, top: number, visit: (tile: Tile) => void): void => {
  const [right, bottom] = [left + MACRO_TILE, top + MACRO_TILE]
  for (let y = Math.max(top, area.top); y < Math.min(bottom, area.bottom); y += TILE) {
    for (let x = Math.max(left, area.left); x < Math.min(right, area.right); x += TILE) {
      visit({
        ...{ x, y },
        columns: Math.min(TILE, area.right - x),
        rows: Math.min(TILE, area.bottom - y),
      })
    }
  }
}

const copyTile = (from: Uint8Array, to: Uint8Array, tile: Tile, width: number): void => {
  for (let j = 0; j < tile.rows; j++) {
    const start = ((tile.y + j) * width + tile.x) * 4
    to.set(from.subarray(start, start + tile.columns * 4), start)
  }
}

/**
 * Flags the pixels that differ from a neighbor by more than `edge`, and passes their packed shadow and the
 * depths around them to the kernel. Returns whether there are any.
 */
const markEdges = (
  pixels: Uint8Array,
  depths: Uint16Array,
  { width, height }: Size,
  tile: Tile,
  edge: number,
  { mask, packed, nearest, farthest }: TileBuffers,
): boolean => {
  mask.fill(0)
  let marked = false
  const light = (x: number, y: number): number => {
    const i = (y * width + x) * 4
    return (pixels[i] ?? 0) + 2 * (pixels[i + 1] ?? 0) + (pixels[i + 2] ?? 0)
  }
  for (let j = 0; j < tile.rows; j++) {
    for (let i = 0; i < tile.columns; i++) {
      const [x, y] = [tile.x + i, tile.y + j]
      const own = light(x, y)
      const step = Math.max(
        x + 1 < width ? Math.abs(own - light(x + 1, y)) : 0,
        x > 0 ? Math.abs(own - light(x - 1, y)) : 0,
        y + 1 < height ? Math.abs(own - light(x, y + 1)) : 0,
        y > 0 ? Math.abs(own - light(x, y - 1)) : 0,
      )
      if (step <= edge) continue
      const q = j * TILE + i
      mask[q] = 1
      packed[q] = pixels[(y * width + x) * 4 + 3] ?? 0
      let [least, greatest] = [NO_DEPTH, 0]
      for (let v = Math.max(0, y - 1); v <= Math.min(height - 1, y + 1); v++) {
        for (let u = Math.max(0, x - 1); u <= Math.min(width - 1, x + 1); u++) {
          const depth = depths[v * width + u] ?? NO_DEPTH
          least = Math.min(least, depth)
          greatest = Math.max(greatest, depth)
        }
      }
      nearest[q] = least
      farthest[q] = greatest
      marked = true
    }
  }
  return marked
}
