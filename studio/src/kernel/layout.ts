/**
 * The layout of the kernel's memory. The host (Primitives.ts, BakedTape.ts, camera.ts) writes these records and the
 * AssemblyScript kernel reads them; both import this file, so it contains only literal constants. Offsets
 * and sizes are in bytes; fields are 32-bit floats unless a comment says otherwise.
 */

// A primitive: one shape or brush of the tape.
export const PRIMITIVE_SIZE = 128
/** u32: the shape in the low byte, then the flags, then the figure. */
export const SHAPE = 0
/** i32: how it joins what came before it in its group. */
export const OPERATION = 4
export const BLEND = 8
/** i32 */
export const GROUP_INDEX = 12
/** The sphere outside which the primitive changes nothing: x, y, z, radius. */
export const BOUND = 16
export const BOUND_RADIUS = 28
export const CENTER = 32
/** Nine numbers whose meaning depends on the shape, or more for shapes that are never rotated. */
export const PARAMETERS = 44
/** Rows of the matrix from world to local, when FLAG_ROTATED is set. */
export const ROTATION = 80
/** A quarter of one over BLEND. */
export const QUARTER_OVER_BLEND = 116
/** The radius of the ball around a cone, without the blends that BOUND_RADIUS includes; CONE only. */
export const CONE_RADIUS = 80
/** The ball around the lock that a linked cone belongs to, without its blend: x, y, z, radius. */
export const LOCK_BALL = 84
/** Half the width and half the height of the area around BOUND that a PANEL or LINE changes. */
export const FLAT_HALF = 116
/** The lock of hair that a linked cone belongs to. */
export const LOCK = 124

export const SHAPE_MASK = 255
export const FLAG_MIRRORED = 256
export const FLAG_ROTATED = 512
/** The number of the figure in its group, from 1; 0 for a figure that is alone. */
export const FIGURE_UNIT = 65536
export const FIGURE_MASK = 0xff0000

export const ELLIPSOID = 0
export const SPHERE = 1
export const CONE = 2
export const BOX = 3
export const TORUS = 4
export const CYLINDER = 5
export const ALMOND = 6
export const BUMP = 7
export const GROOVE = 8
export const MOUTH = 9
export const WAVE = 10
export const GYROID = 11
export const PLANE = 12
export const FRUSTUM = 13
export const PANEL = 14
export const LINE = 15
/** How far from its middle, to the front and back, a panel or line acts. */
export const FLAT_DEPTH = 0.7

export const ADD = 0
export const CUT = 1
export const KEEP = 2
export const PUSH = 3
export const LINK = 5

// A group: a run of primitives with one material.
export const GROUP_SIZE = 64
/** The factor that keeps the group's distance a lower bound where brushes have made it steep. */
export const GROUP_SCALE = 0
/** i32 */
export const GROUP_MATERIAL = 4
/** Where the group's figure is: from the world to its own space (x, y, z are its origin in the world). */
export const PLACE_ORIGIN = 8
/** The figure's x and z as combinations of the world's x and z. */
export const PLACE_ACROSS = 20
export const PLACE_FRONT = 28
/** The length of a world unit in the figure's units. */
export const PLACE_SHRINK = 36
/** The ball around the group's shapes, in the figure's own space: x, y, z, radius. */
export const GROUP_BALL = 40
/** The cosine and the sine of the angle that the figure leans, around the world's z. */
export const PLACE_LEAN = 56

// A material.
export const MATERIAL_SIZE = 128
export const COLOR = 0
export const KIND = 12
export const GLOSS = 16
export const POWER = 20
export const SUBSURFACE = 24
export const FRESNEL = 28
export const TEXTURE = 32
export const FREQUENCY = 36
// Hair only.
export const TIP_MIX = 40
export const TIP_COLOR = 44
export const STRAND_RELIEF = 56
// Coat only: one of the patterns below.
export const COAT = 40
// Cloth only: one of the naps below, which only a brush shows.
export const NAP = 40
// Eye only; TEXTURE is the strength of the lid's shadow.
export const GAZE_RIGHT = 40
export const GAZE_LEFT = 52
export const IRIS_ANGLE = 64
export const PUPIL_ANGLE = 68
export const IRIS_COLOR = 72
export const EYE_CENTER = 84
export const EYE_RADIUS = 96
export const LASH_LAYER = 100
export const CATCH_LIGHT = 112
export const CATCH_LIGHT_SIZE = 120
/** How much narrower than tall the pupil is: 0 for a round one. */
export const PUPIL_NARROW = 124
// The run of paint layers on this material.
export const FIRST_LAYER = 104
export const LAYER_COUNT = 108

export const KIND_PLAIN = 0
export const KIND_SKIN = 1
export const KIND_HAIR = 2
export const KIND_EYE = 3
export const KIND_CLOTH = 4
export const KIND_METAL = 5
export const KIND_GLOW = 6
export const KIND_TOOTH = 7
export const KIND_COAT = 8

export const COAT_FUR = 0
export const COAT_FEATHERS = 1
export const COAT_SCALES = 2
export const COAT_BARK = 3
export const COAT_STONE = 4
export const COAT_HIDE = 5
export const COAT_LINEN = 6

export const NAP_NONE = 0
/** Hair too short to lie down. */
export const NAP_CROPPED = 1
export const NAP_FUR = 2

// A paint layer: color applied to a material inside an ellipsoid.
export const LAYER_SIZE = 176
export const LAYER_TYPE = 0
export const LAYER_CENTER = 4
/** One over each half axis. */
export const LAYER_EXTENT = 16
export const LAYER_COLOR = 28
export const LAYER_OPACITY = 40
export const LAYER_MIRRORED = 44
/** Up to 32 numbers whose meaning depends on the type. */
export const LAYER_PARAMETERS = 48

export const LAYER_SPOT = 0
export const LAYER_BROW = 1
export const LAYER_LASH = 2
export const LAYER_LIPS = 3
export const LAYER_FRECKLES = 4
export const LAYER_STUBBLE = 5
export const LAYER_PATCH = 6
export const LAYER_STROKE = 7
export const LAYER_HAIRLINE = 8
export const LAYER_PANEL = 9
/** How much larger than its box the ellipsoid around a panel is. */
export const PANEL_MARGIN = 1.5

// The pattern in which a panel's color is applied; PATTERN_NONE applies it everywhere.
export const PATTERN_NONE = 0
export const PATTERN_BARS = 1
export const PATTERN_HOOPS = 2
export const PATTERN_CHECK = 3
export const PATTERN_MAIL = 4
export const PATTERN_KNIT = 5
export const PATTERN_DOTS = 6
export const PATTERN_SCALES = 7
export const PATTERN_QUILT = 8
export const PATTERN_FUR = 9
export const PATTERN_PATCHES = 10

// The camera and its lights.
export const CAMERA_SIZE = 288
export const POSITION = 0
export const RIGHT = 12
export const UP = 24
export const FORWARD = 36
/** Size of a pixel at distance one. */
export const PIXEL = 48
export const WIDTH = 52
export const HEIGHT = 56
export const KEY_DIRECTION = 60
export const KEY_COLOR = 72
export const FILL_DIRECTION = 84
export const FILL_COLOR = 96
export const RIM_DIRECTION = 108
export const RIM_COLOR = 120
export const SKY_COLOR = 132
export const GROUND_COLOR = 144
export const EXPOSURE = 156
export const BACKDROP_WIDTH = 160
export const BACKDROP_HEIGHT = 164
export const OCCLUSION = 168
export const SHADOW_SHARPNESS = 172
export const SATURATION = 176
/** The glow around a light: pixel positions of both its ends, radius in pixels, color. */
export const BLOOM = 180
export const BLOOM_RADIUS = 196
export const BLOOM_COLOR = 200
/** The same light on surfaces: both its ends, color, and how far it reaches; 0 for none. */
export const LAMP_FROM = 212
export const LAMP_TO = 224
export const LAMP_COLOR = 236
export const LAMP_REACH = 248
/** How far shadows are cooled and lights are warmed. */
export const GRADE = 252

// Tiles.
export const TILE = 16
export const MACRO_TILE = 64
/** The 16-bit depth code of a pixel whose ray hit nothing; larger than all others. */
export const NO_DEPTH = 65535
/** Bytes of one index list of primitives: at most 12,288 of them. */
export const LIST_SIZE = 49152

// The guide: what a brush has to know about a pixel, in 16 bits: one of the kinds below, then a direction in the
// picture (GUIDE_TURN in a whole turn, clockwise from the right), then a seed.
export const GUIDE_KIND_MASK = 15
export const GUIDE_DIRECTION = 4
export const GUIDE_TURN = 256
export const GUIDE_SEED = 12
export const BRUSH_BACKDROP = 0
/** Eyes, teeth, lips and lashes, which nothing may cover. */
export const BRUSH_KEPT = 1
export const BRUSH_SKIN = 2
export const BRUSH_HAIR = 3
export const BRUSH_FUR = 4
export const BRUSH_BROW = 5
/** Hair that is painted on the scalp. */
export const BRUSH_FUZZ = 6
export const BRUSH_CLOTH = 7
export const BRUSH_OTHER = 8

// A layer of strokes; lengths are in pixels of the finished picture.
export const STROKES_SIZE = 64
export const STROKES_WIDTH = 0
export const STROKES_LENGTH = 4
/** The side of the square in which each stroke begins. */
export const STROKES_CELL = 8
export const STROKES_OPACITY = 12
/** How much a stroke keeps its mean color instead of following the picture. */
export const STROKES_CARRY = 16
/** How much the colors of neighboring strokes differ. */
export const STROKES_JITTER = 20
/** The share of hairs that fly away. */
export const STROKES_STRAY = 24
/** By how many steps a hair begins before its cell and may leave its surface. */
export const STROKES_OVER = 28
/** The difference from a stroke's color, summed over the channels, at which the picture is spared. */
export const STROKES_SPARED = 32
/** For dabs, the difference from their color up to which their surroundings count as calm; 0 for hairs. */
export const STROKES_CALM = 36
/** How far behind the cell of a hair skin must show, for a layer of roots only; 0 for all other hairs. */
export const STROKES_ROOTS = 40
/** i32: a bit for each kind of pixel on which strokes begin. */
export const STROKES_KINDS = 44
/** i32 */
export const STROKES_SEED = 48
