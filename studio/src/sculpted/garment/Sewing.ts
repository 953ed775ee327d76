import type { ChartPoint, Ink, Panel, Piece, Seam, Studs } from '../../garments/GarmentCut.ts'
import { darker } from '../color.ts'
import { metal } from '../materials.ts'
import { type PanelPaint, panelLayer, type Point } from '../../kernel/panel.ts'
import type { SculptContext } from '../SculptContext.ts'
import type { Vector } from '../../kernel/vector.ts'
import { front } from './front.ts'

/** The height of the throat, and the distance from there to the waist. */
const THROAT = -1.62
export const LENGTH = 1.48

/** Sews pieces onto a body: adds relief to the last group, which must be the body's, and paint to its material. */
export class Sewing {
  readonly #context: SculptContext
  readonly #material: number
  readonly #inks: Readonly<Record<Ink, Vector>>
  readonly #studs: Studs[] = []

  constructor(context: SculptContext, material: number, inks: Readonly<Record<Ink, Vector>>) {
    this.#context = context
    this.#material = material
    this.#inks = inks
  }

  add(piece: Piece): void {
    switch (piece.kind) {
      case 'panel':
        this.#sewPanel(piece)
        return
      case 'seam':
        this.#sewSeam(piece)
        return
      case 'studs':
        this.#studs.push(piece)
    }
  }

  /** Adds the buttons, as separate shapes on top of everything sculpted so far. */
  sculptStuds(): void {
    const { tape } = this.#context
    const places = this.#studs.flatMap(({ ink, places, size, single }) =>
      places.map((place) => {
        const [x, y] = this.#placed(place)
        return { ink, size, mirrored: !single, at: front(this.#context, x, y, 0.01) }
      }),
    )
    for (const ink of new Set(places.map((place) => place.ink))) {
      const color = this.#inks[ink]
      const shiny = ink === 'brass' || ink === 'steel'
      tape.group(tape.material(shiny ? metal(color) : { color, gloss: 0.3 }), { framed: false })
      for (const { at, size, mirrored } of places.filter((place) => place.ink === ink)) {
        tape.ellipsoid(at, [size, size, size * 0.5], { mirrored })
      }
    }
  }

  #sewPanel(piece: Panel): void {
    const { ink, raised = 0, single, border, stitched, pattern, opacity = 1, rounded } = piece
    const corners = piece.corners.map(this.#placed)
    const color = this.#inks[ink]
    const mirrored = !single
    if (raised !== 0) {
      // Rays would miss steeper edges.
      const slope = rounded ? 0.22 : Math.max(0.03, Math.abs(raised) * 0.9)
      this.#context.tape.panel(corners, raised, { slope, mirrored })
    }
    const paint = (layer: Omit<PanelPaint, 'mirrored'>): void => {
      this.#context.tape.paint(this.#material, 'panel', panelLayer(corners, { ...layer, mirrored }))
    }
    // Studio light is soft, so a dark rim sets off pieces from others of the same color.
    const rimmed = raised > 0.012 && !rounded
    if (rimmed) paint({ color: SHADE, opacity: 0.42, to: 0.015, soft: 0.035 })
    paint({
      color,
      opacity,
      ...(rounded && { soft: 0.1 }),
      ...(pattern && { pattern: pattern.kind, frequency: pattern.frequency }),
    })
    if (border) paint({ color: this.#inks[border], from: -0.05 })
    else if (rimmed) paint({ color: darker(color, 0.55), from: -0.012, opacity: 0.5 })
    if (stitched) {
      const stitch = { from: -0.05, to: -0.038, dash: 0.05, soft: 0.004 }
      paint({ color: darker(color, 0.5), opacity: 0.6, ...stitch })
    }
  }

  #sewSeam({ ink, points, width, single, raised = 0 }: Seam): void {
    const { tape } = this.#context
    const path = points.map(this.#placed)
    const mirrored = !single
    path.slice(1).forEach((end, i) => {
      const start = path[i] ?? end
      const corners = strip(start, end, width)
      const height = [raised, raised] as const
      if (raised !== 0) tape.line(start, end, width, height, { slope: width, mirrored })
      const layer = panelLayer(corners, { color: this.#inks[ink], mirrored, to: 0.004 })
      tape.paint(this.#material, 'panel', layer)
    })
  }

  readonly #placed = ([x, y]: ChartPoint): Point => [
    x * this.#context.form.shoulder,
    THROAT - y * LENGTH,
  ]
}

const SHADE: Vector = [0.004, 0.004, 0.006]

/** The corners of a line with square ends. */
const strip = ([ax, ay]: Point, [bx, by]: Point, half: number): readonly Point[] => {
  const length = Math.hypot(bx - ax, by - ay) || 1
  const [dx, dy] = [((bx - ax) / length) * half, ((by - ay) / length) * half]
  return [
    [ax - dx * 0.5 - dy, ay - dy * 0.5 + dx],
    [bx + dx * 0.5 - dy, by + dy * 0.5 + dx],
    [bx + dx * 0.5 + dy, by + dy * 0.5 - dx],
    [ax - dx * 0.5 + dy, ay - dy * 0.5 - dx],
  ]
}
