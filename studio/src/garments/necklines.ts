import type { ChartPoint, Neckline } from './GarmentCut.ts'
import { pointsOf } from './readPieces.ts'

/** The skin that each neckline shows, as corners on the chart, for styles that do not sculpt the neck. */
export const SKIN_IN_NECKLINE: Readonly<Record<Neckline, readonly ChartPoint[]>> = {
  closed: [],
  round: pointsOf('-30,-20 30,-20 24,6 0,15 -24,6'),
  v: pointsOf('-26,-20 26,-20 18,8 0,42 -18,8'),
  wide: pointsOf('-54,-20 54,-20 40,10 0,24 -40,10'),
  low: pointsOf('-140,-30 140,-30 84,4 30,24 0,28 -30,24 -84,4'),
}
