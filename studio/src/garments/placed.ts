import type { ChartPoint, Piece } from './GarmentCut.ts'

/** The piece with its points moved by `at`, and its lines and studs `size` times as large. */
export const placed = (piece: Piece, at: (point: ChartPoint) => ChartPoint, size = 1): Piece => {
  switch (piece.kind) {
    case 'panel':
      return { ...piece, corners: piece.corners.map(at) }
    case 'seam':
      return { ...piece, points: piece.points.map(at), width: piece.width * size }
    case 'studs':
      return { ...piece, places: piece.places.map(at), size: piece.size * size }
  }
}
