import type { ChartPoint, Neckline } from './GarmentCut.ts'

/** The skin that each neckline shows, as corners on the chart, for styles that do not sculpt the neck. */
export const NECKLINES: Readonly<Record<Neckline, readonly ChartPoint[]>> = {
  closed: [],
  round: [
    [-0.3, -0.2],
    [0.3, -0.2],
    [0.24, 0.06],
    [0, 0.15],
    [-0.24, 0.06],
  ],
  v: [
    [-0.26, -0.2],
    [0.26, -0.2],
    [0.18, 0.08],
    [0, 0.42],
    [-0.18, 0.08],
  ],
  wide: [
    [-0.54, -0.2],
    [0.54, -0.2],
    [0.4, 0.1],
    [0, 0.24],
    [-0.4, 0.1],
  ],
  low: [
    [-1.4, -0.3],
    [1.4, -0.3],
    [0.84, 0.04],
    [0.3, 0.24],
    [0, 0.28],
    [-0.3, 0.24],
    [-0.84, 0.04],
  ],
}
