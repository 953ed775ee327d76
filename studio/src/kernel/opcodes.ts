import * as at from './layout.ts'

/** The kernel's numbers for shapes, operations and layers, by the names that tapes use. */
export const SHAPES = {
  ellipsoid: at.ELLIPSOID,
  sphere: at.SPHERE,
  cone: at.CONE,
  box: at.BOX,
  torus: at.TORUS,
  cylinder: at.CYLINDER,
  almond: at.ALMOND,
  bump: at.BUMP,
  groove: at.GROOVE,
  mouth: at.MOUTH,
  wave: at.WAVE,
  gyroid: at.GYROID,
  plane: at.PLANE,
  frustum: at.FRUSTUM,
  panel: at.PANEL,
  line: at.LINE,
} as const

export const OPERATIONS = { add: at.ADD, cut: at.CUT, keep: at.KEEP, push: at.PUSH, link: at.LINK }

export const LAYERS = {
  spot: at.LAYER_SPOT,
  brow: at.LAYER_BROW,
  lash: at.LAYER_LASH,
  lips: at.LAYER_LIPS,
  freckles: at.LAYER_FRECKLES,
  stubble: at.LAYER_STUBBLE,
  patch: at.LAYER_PATCH,
  stroke: at.LAYER_STROKE,
  hairline: at.LAYER_HAIRLINE,
  panel: at.LAYER_PANEL,
} as const

export const PATTERNS = {
  none: at.PATTERN_NONE,
  bars: at.PATTERN_BARS,
  hoops: at.PATTERN_HOOPS,
  check: at.PATTERN_CHECK,
  mail: at.PATTERN_MAIL,
  knit: at.PATTERN_KNIT,
  dots: at.PATTERN_DOTS,
  scales: at.PATTERN_SCALES,
  quilt: at.PATTERN_QUILT,
  fur: at.PATTERN_FUR,
  patches: at.PATTERN_PATCHES,
} as const
