export interface Almond {
  readonly width: number
  readonly upper: number
  readonly lower: number
  readonly tilt: number
  readonly skew: number
  readonly fullness: number
}

/** The numbers that the ALMOND shape and the lash layer share. */
export const almondParameters = (eye: Almond): readonly number[] => [
  1 / eye.width,
  eye.upper,
  eye.lower,
  Math.cos(eye.tilt),
  Math.sin(eye.tilt),
  eye.skew,
  eye.fullness,
]
