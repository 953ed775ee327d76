/** Points, directions and linear colors: three numbers. */
export type Vector = readonly [number, number, number]

export const add = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
export const subtract = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
export const scale = (a: Vector, s: number): Vector => [a[0] * s, a[1] * s, a[2] * s]
export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const length = (a: Vector): number => Math.hypot(a[0], a[1], a[2])
export const unit = (a: Vector): Vector => scale(a, 1 / (length(a) || 1))
export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]

export const clamp = (x: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, x))
export const mix = (a: number, b: number, t: number): number => a + (b - a) * t
export const blend = (a: Vector, b: Vector, t: number): Vector => [
  mix(a[0], b[0], t),
  mix(a[1], b[1], t),
  mix(a[2], b[2], t),
]

/** 0 at `from`, 1 at `to` (which may be the smaller), smooth in between. */
export const ease = (from: number, to: number, x: number): number => {
  const t = clamp((x - from) / (to - from), 0, 1)
  return t * t * (3 - 2 * t)
}

/** The direction at fraction `t` of the great circle from one direction to the other. */
export const turn = (from: Vector, to: Vector, t: number): Vector => {
  const a = unit(from)
  const b = unit(to)
  const angle = Math.acos(clamp(dot(a, b), -1, 1))
  if (angle < 1e-3) return b
  const s = Math.sin(angle)
  return add(scale(a, Math.sin((1 - t) * angle) / s), scale(b, Math.sin(t * angle) / s))
}

/** The rows of the world-to-local matrix of a body rotated by degrees around x, then y, then z. */
export type Rotation = readonly [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
]
export const rotation = (x: number, y: number, z: number): Rotation => {
  const [a, b, c] = [(x * Math.PI) / 180, (y * Math.PI) / 180, (z * Math.PI) / 180]
  const [ca, sa, cb, sb] = [Math.cos(a), Math.sin(a), Math.cos(b), Math.sin(b)]
  const [cc, sc] = [Math.cos(c), Math.sin(c)]
  return [
    cc * cb,
    sc * cb,
    -sb,
    cc * sb * sa - sc * ca,
    sc * sb * sa + cc * ca,
    cb * sa,
    cc * sb * ca + sc * sa,
    sc * sb * ca - cc * sa,
    cb * ca,
  ]
}
