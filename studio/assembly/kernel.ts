// The sculptor's renderer: sphere-traces a tape of signed-distance primitives and shades what it hits.
// Written once for four lanes (SIMD) or one (scalar) through ./lanes. The host lays out memory as
// src/sculpted/layout.ts says, calls setup() once a picture, then macro() and tile() or smooth().
import {
  LANES,
  V,
  abs,
  add,
  and,
  any,
  div,
  get,
  less,
  loadSplat,
  max,
  min,
  mul,
  neg,
  put,
  round,
  select,
  splat,
  sqrt,
  sub,
} from './lanes'
import * as at from './layout'

const PIXELS: i32 = at.TILE * at.TILE
const FAR: f32 = 24.0
const MISS: f32 = 1000.0
const NOTHING: f32 = 1000000.0
/** How far the outermost occlusion tap reaches, twice. */
const OCCLUSION_REACH: f32 = 0.44
const SHADOW_REACH: f32 = 3.0
/** Nothing is nearer to the camera. */
const NEAR_PLANE: f32 = 3.0
const DEPTH_CODES: f32 = 65534 / (FAR - NEAR_PLANE)
/** How far behind what a pixel shows something may lie that its samples still meet. */
const HIDDEN: f32 = 0.1

/** Tiles with more primitives than this are drawn in quarters, each with lists of its own: hair. */
const CROWD: i32 = 12

// Scratch memory, as offsets from `scratch`: index lists, then buffers of one float a pixel or block.
const MACRO_LIST: usize = 0
const TILE_LIST: usize = at.LIST_SIZE
/** What the rays of a quarter of a tile, or of a pixel to redo, may meet. */
const RAY_LIST: usize = 2 * at.LIST_SIZE
/** One for each quarter of a tile. */
const NEAR_LISTS: usize = 3 * at.LIST_SIZE
const TILE_LIGHT_LIST: usize = 7 * at.LIST_SIZE
const LIGHT_LIST: usize = 8 * at.LIST_SIZE
const SCENE_LIST: usize = 9 * at.LIST_SIZE
const DEPTHS: usize = 10 * at.LIST_SIZE
const HITS: usize = DEPTHS + 1024
const NORMALS_X: usize = HITS + 1024
const NORMALS_Y: usize = NORMALS_X + 1024
const NORMALS_Z: usize = NORMALS_Y + 1024
const BLOCK_SHADOW: usize = NORMALS_Z + 1024
const BLOCK_OCCLUSION: usize = BLOCK_SHADOW + 256
const BLOCK_DEPTH: usize = BLOCK_OCCLUSION + 256
const LANE_A: usize = BLOCK_DEPTH + 256
const LANE_B: usize = LANE_A + 16
const LANE_C: usize = LANE_B + 16
const CLEAR: usize = LANE_C + 16
const TAPS: usize = CLEAR + 16
const QUEUE_X: usize = TAPS + 64
const QUEUE_Y: usize = QUEUE_X + 256
const QUEUE_Z: usize = QUEUE_Y + 256
const QUEUE_BLOCK: usize = QUEUE_Z + 256
const COLORS: usize = QUEUE_BLOCK + 256
const MASK: usize = COLORS + 1024
const NEAREST: usize = MASK + 512
const FARTHEST: usize = NEAREST + 512
const NEAR_COUNTS: usize = FARTHEST + 512
const SCRATCH_SIZE: usize = NEAR_COUNTS + 16

let primitives: usize = 0
let primitiveCount: i32 = 0
let groups: usize = 0
let materials: usize = 0
let layers: usize = 0
let camera: usize = 0
let backdrop: usize = 0
let scratch: usize = 0
let culling: bool = true

let macroCount: i32 = 0
let nearList: usize = 0
let nearCount: i32 = 0
let lightCount: i32 = 0

let originX: f32 = 0
let originY: f32 = 0
let originZ: f32 = 0
let pixel: f32 = 0
let width: f32 = 0
let height: f32 = 0

/** Tells the kernel where everything lies. `cull` = 0 renders every pixel from the whole tape (for tests). */
export function setup(
  primitivesAt: usize,
  count: i32,
  groupsAt: usize,
  materialsAt: usize,
  layersAt: usize,
  cameraAt: usize,
  backdropAt: usize,
  scratchAt: usize,
  cull: i32,
): void {
  primitives = primitivesAt
  primitiveCount = count
  groups = groupsAt
  materials = materialsAt
  layers = layersAt
  camera = cameraAt
  backdrop = backdropAt
  scratch = scratchAt
  culling = cull != 0
  originX = load<f32>(camera, at.POSITION)
  originY = load<f32>(camera, at.POSITION + 4)
  originZ = load<f32>(camera, at.POSITION + 8)
  pixel = load<f32>(camera, at.PIXEL)
  width = load<f32>(camera, at.WIDTH)
  height = load<f32>(camera, at.HEIGHT)
  const taps = scratch + TAPS
  storeFour(taps, 1, -1, -1, 1)
  storeFour(taps + 16, -1, -1, 1, 1)
  storeFour(taps + 32, -1, 1, -1, 1)
  storeFour(taps + 48, 0.025, 0.06, 0.12, 0.22)
  for (let i = 0; i < primitiveCount; i++) {
    const p = primitives + <usize>i * at.PRIMITIVE_SIZE
    store<u32>(scratch + SCENE_LIST + ((<usize>i) << 2), <u32>p)
  }
}

/** Colours of the last tile: 16 x 16 RGBA bytes; after tile() the alpha packs shadow and occlusion. */
export function colorsPointer(): usize {
  return scratch + COLORS
}

/**
 * For smooth(): 256 flags of pixels to redo, then their 256 packed shadow and occlusion bytes, then the
 * least and the greatest depth in the neighbourhood of each: 256 codes of 16 bits each. After tile(), the
 * first 256 codes are the depths of its pixels.
 */
export function maskPointer(): usize {
  return scratch + MASK
}

export function scratchSize(): i32 {
  return <i32>SCRATCH_SIZE
}

/** Distance from a point to the whole tape; the host roots hair on the finished face with it. */
export function probe(x: f32, y: f32, z: f32): f32 {
  const d = distance(
    splat(x),
    splat(y),
    splat(z),
    scratch + SCENE_LIST,
    primitiveCount,
    splat(NOTHING),
  )
  put(scratch + LANE_A, d)
  return load<f32>(scratch + LANE_A)
}

/** Lists what may be seen in the square of `size` pixels at (x0, y0). Call before tile() and smooth(). */
export function macro(x0: f32, y0: f32, size: f32): i32 {
  if (culling) {
    macroCount = listCone(
      scratch + SCENE_LIST,
      primitiveCount,
      scratch + MACRO_LIST,
      x0,
      y0,
      size,
      NEAR_PLANE,
      FAR,
    )
  } else {
    memory.copy(scratch + MACRO_LIST, scratch + SCENE_LIST, (<usize>primitiveCount) << 2)
    macroCount = primitiveCount
  }
  return macroCount
}

/** Draws the 16 x 16 pixels at (x0, y0) with one ray a pixel; returns how many rays hit something. */
export function tile(x0: i32, y0: i32): i32 {
  const count = listTile(x0, y0)
  const list = tileList()
  const size: i32 = culling && count > CROWD ? at.TILE / 2 : at.TILE
  const start = clearDepth(<f32>x0, <f32>y0, <f32>at.TILE, NEAR_PLANE, list, count)
  const hits = start < 0 ? missTile() : traceTile(x0, y0, size, list, count, start)
  if (hits > 0) gatherSurface(x0, y0, size, list, count)
  for (let q = 0; q < PIXELS; q++) {
    const offset = (<usize>q) << 2
    const px: f32 = <f32>(x0 + (q & 15)) + 0.5
    const py: f32 = <f32>(y0 + (q >> 4)) + 0.5
    const depth = load<f32>(scratch + DEPTHS + offset)
    // Where the pixel's own ray misses, another of its four may still hit: that one is lit.
    blockShadow = 1
    blockOcclusion = 1
    if (depth > 100) {
      paintBackdrop(px, py)
    } else {
      aim(px - width * 0.5, height * 0.5 - py)
      useNearList(quarterOf(q, size))
      readBlocks(q, depth)
      shadePixel(offset, offset, depth, blockShadow, blockOcclusion)
    }
    writeColor(scratch + COLORS + offset, px, py)
    store<u16>(scratch + NEAREST + ((<usize>q) << 1), depthCode(depth))
    const packed = ((<i32>(blockShadow * 15 + 0.5)) << 4) | (<i32>(blockOcclusion * 15 + 0.5))
    store<u8>(scratch + COLORS + offset, <u8>packed, 3)
  }
  return hits
}

/** Depths from NEAR_PLANE on in steps far smaller than a pixel; the greatest code is a miss. */
function depthCode(depth: f32): u16 {
  if (depth > 100) return <u16>at.NO_DEPTH
  return <u16>clamp((depth - NEAR_PLANE) * DEPTH_CODES, 0, 65534)
}

function depthOf(code: u16): f32 {
  return code == <u16>at.NO_DEPTH ? FAR : NEAR_PLANE + <f32>code / DEPTH_CODES
}

/** Redraws the pixels flagged in the mask with four rays each (a rotated grid, one packet). */
export function smooth(x0: i32, y0: i32): void {
  const count = listTile(x0, y0)
  const list = tileList()
  nearList = scratch + NEAR_LISTS
  for (let q = 0; q < PIXELS; q++) {
    if (load<u8>(scratch + MASK + <usize>q) == 0) continue
    smoothPixel(q, <f32>(x0 + (q & 15)), <f32>(y0 + (q >> 4)), list, count)
  }
}

function smoothPixel(q: i32, x: f32, y: f32, tileList: usize, tileCount: i32): void {
  // The rays start just in front of what the pixel and its neighbours show.
  const nearest = depthOf(load<u16>(scratch + NEAREST + ((<usize>q) << 1)))
  const farthest = depthOf(load<u16>(scratch + FARTHEST + ((<usize>q) << 1)))
  const start: f32 = nearest * (1 - pixel) - 1 / DEPTH_CODES
  const list = scratch + RAY_LIST
  const count = narrow(tileList, tileCount, x - 1, y - 1, 3, start, farthest + HIDDEN)
  for (let first = 0; first < 4; first += LANES) {
    for (let lane = 0; lane < LANES; lane++) {
      aimSample(x, y, first + lane)
      storeDirection(lane)
    }
    march(start, list, count)
    put(scratch + DEPTHS + ((<usize>first) << 2), marched)
    put(scratch + HITS + ((<usize>first) << 2), nearestGroup)
  }
  listAround(x + 0.5, y + 0.5, 0, 4, 1, 3, list, count)
  const packed = <i32>load<u8>(scratch + MASK + 256 + <usize>q)
  const shadow: f32 = <f32>(packed >> 4) / 15
  const occlusion: f32 = <f32>(packed & 15) / 15
  const target = scratch + COLORS + ((<usize>q) << 2)
  let red: f32 = 0
  let green: f32 = 0
  let blue: f32 = 0
  for (let k = 0; k < 4; k++) {
    const offset = (<usize>k) << 2
    const depth = load<f32>(scratch + DEPTHS + offset)
    aimSample(x, y, k)
    if (depth > 100) {
      paintBackdrop(x + sampleX, y + sampleY)
    } else {
      findNormal(offset, depth)
      shadePixel(offset, offset, depth, shadow, occlusion)
    }
    writeColor(target, x + sampleX, y + sampleY)
    red += <f32>load<u8>(target)
    green += <f32>load<u8>(target, 1)
    blue += <f32>load<u8>(target, 2)
  }
  store<u8>(target, <u8>(red * 0.25 + 0.5))
  store<u8>(target, <u8>(green * 0.25 + 0.5), 1)
  store<u8>(target, <u8>(blue * 0.25 + 0.5), 2)
}

// ---------------------------------------------------------------- the tape's distance

let nearestGroup: V = splat(0)

/**
 * Signed distance to the listed primitives, or `most` where that is less; leaves the index of the nearest
 * group in `nearestGroup`, -1 where `most` was.
 */
function distance(x: V, y: V, z: V, list: usize, count: i32, most: V): V {
  const zero = splat(0)
  const one = splat(1)
  // A soft |x| leaves no crease on the midline.
  const mirroredX = sqrt(add(mul(x, x), splat(0.0004)))
  let best = most
  let bestGroup = splat(-1)
  let d = splat(NOTHING)
  let group: i32 = -1
  /** Distance to the groups before this one, in its own measure. */
  let inFront = best
  let i: i32 = 0
  while (i < count) {
    const p = <usize>load<u32>(list + ((<usize>i) << 2))
    const itsGroup = load<i32>(p, at.GROUP_INDEX)
    if (itsGroup != group) {
      if (group >= 0) {
        const scaled = mul(d, loadSplat(groups + <usize>group * at.GROUP_SIZE + at.GROUP_SCALE))
        bestGroup = select(less(scaled, best), splat(<f32>group), bestGroup)
        best = min(best, scaled)
      }
      group = itsGroup
      d = splat(NOTHING)
      inFront = div(best, loadSplat(groups + <usize>group * at.GROUP_SIZE + at.GROUP_SCALE))
    }
    const operation = load<i32>(p, at.OPERATION)
    if (operation == at.LINK) {
      // A lock (a chain of cones) is a hard union inside and blends as one piece: no bulges at its joints.
      const lock = load<f32>(p, at.LOCK)
      const blend = loadSplat(p + at.BLEND)
      // What is farther than this changes neither its group nor, but for its blend, what is in front.
      let reach = min(add(d, blend), add(inFront, add(blend, blend)))
      let nearest = splat(NOTHING)
      let touched = false
      let link = p
      do {
        const bx = sub(x, loadSplat(link + at.BOUND))
        const by = sub(y, loadSplat(link + at.BOUND + 4))
        const bz = sub(z, loadSplat(link + at.BOUND + 8))
        const far = max(add(reach, loadSplat(link + at.LINK_RADIUS)), zero)
        if (any(less(add(add(mul(bx, bx), mul(by, by)), mul(bz, bz)), mul(far, far)))) {
          const qx = sub(x, loadSplat(link + at.CENTRE))
          const qy = sub(y, loadSplat(link + at.CENTRE + 4))
          const qz = sub(z, loadSplat(link + at.CENTRE + 8))
          const h = alongAxis(link, qx, qy, qz)
          const radius = add(parameter(link, 4), mul(parameter(link, 5), h))
          const aside = length(
            sub(qx, mul(parameter(link, 0), h)),
            sub(qy, mul(parameter(link, 1), h)),
            sub(qz, mul(parameter(link, 2), h)),
          )
          nearest = min(nearest, sub(aside, radius))
          reach = min(reach, nearest)
          touched = true
        }
        i++
        link = <usize>load<u32>(list + ((<usize>i) << 2))
      } while (i < count && load<f32>(link, at.LOCK) == lock)
      if (touched) d = smoothMin(d, nearest, p)
      continue
    }
    i++
    const shape = load<i32>(p, at.SHAPE)
    let qx = sub((shape & at.FLAG_MIRRORED) != 0 ? mirroredX : x, loadSplat(p + at.CENTRE))
    let qy = sub(y, loadSplat(p + at.CENTRE + 4))
    let qz = sub(z, loadSplat(p + at.CENTRE + 8))
    if ((shape & at.FLAG_ROTATED) != 0) {
      const rx = rotated(p, 0, qx, qy, qz)
      const ry = rotated(p, 12, qx, qy, qz)
      const rz = rotated(p, 24, qx, qy, qz)
      qx = rx
      qy = ry
      qz = rz
    }
    let e: V
    switch (shape & at.SHAPE_MASK) {
      case at.ELLIPSOID: {
        // parameters: one over each half axis, the longest of them
        const ix = parameter(p, 0)
        const iy = parameter(p, 1)
        const iz = parameter(p, 2)
        const a = mul(qx, ix)
        const b = mul(qy, iy)
        const c = mul(qz, iz)
        const k0 = length(a, b, c)
        const k1 = length(mul(a, ix), mul(b, iy), mul(c, iz))
        e = div(mul(k0, sub(k0, one)), max(k1, splat(0.0001)))
        // The estimate is far too short in the plane of a flat ellipsoid and would cast false shadows.
        e = max(e, sub(length(qx, qy, qz), parameter(p, 3)))
        break
      }
      case at.SPHERE: {
        // parameter: radius
        e = sub(length(qx, qy, qz), parameter(p, 0))
        break
      }
      case at.CONE: {
        // parameters: axis, one over its square, first radius, second less first radius
        const h = alongAxis(p, qx, qy, qz)
        const ux = sub(qx, mul(parameter(p, 0), h))
        const uy = sub(qy, mul(parameter(p, 1), h))
        const uz = sub(qz, mul(parameter(p, 2), h))
        e = sub(length(ux, uy, uz), add(parameter(p, 4), mul(parameter(p, 5), h)))
        break
      }
      case at.BOX: {
        // parameters: half sizes, radius of the edges
        const r = parameter(p, 3)
        const a = add(sub(abs(qx), parameter(p, 0)), r)
        const b = add(sub(abs(qy), parameter(p, 1)), r)
        const c = add(sub(abs(qz), parameter(p, 2)), r)
        const outside = length(max(a, zero), max(b, zero), max(c, zero))
        e = sub(add(outside, min(max(a, max(b, c)), zero)), r)
        break
      }
      case at.TORUS: {
        // around local y; parameters: radius, tube
        const a = sub(length2(qx, qz), parameter(p, 0))
        e = sub(length2(a, qy), parameter(p, 1))
        break
      }
      case at.CYLINDER: {
        // along local y; parameters: radius, half height, radius of the edges
        const r = parameter(p, 2)
        const a = add(sub(length2(qx, qz), parameter(p, 0)), r)
        const b = add(sub(abs(qy), parameter(p, 1)), r)
        e = sub(add(length2(max(a, zero), max(b, zero)), min(max(a, b), zero)), r)
        break
      }
      case at.ALMOND: {
        // eye opening, extruded forward; parameters: 1/width, upper, lower, cos, sin, skew, fullness
        const cos = parameter(p, 3)
        const sin = parameter(p, 4)
        const lx = add(mul(qx, cos), mul(qy, sin))
        const ly = sub(mul(qy, cos), mul(qx, sin))
        const u = mul(lx, parameter(p, 0))
        const u2 = square(u)
        const bow = mul(sub(one, u2), add(one, mul(parameter(p, 6), u2)))
        const skew = mul(parameter(p, 5), u)
        const upper = mul(mul(parameter(p, 1), bow), add(one, skew))
        const lower = mul(mul(neg(parameter(p, 2)), bow), sub(one, skew))
        e = mul(max(sub(ly, upper), sub(lower, ly)), splat(0.75))
        e = max(e, neg(qz))
        break
      }
      case at.BUMP: {
        // brush: raises (amplitude > 0) or lowers what is inside an ellipsoid; parameters: 1/half axes, amplitude
        const r2 = add(
          add(square(mul(qx, parameter(p, 0))), square(mul(qy, parameter(p, 1)))),
          square(mul(qz, parameter(p, 2))),
        )
        const q = max(sub(one, r2), zero)
        e = mul(parameter(p, 3), mul(q, square(q)))
        break
      }
      case at.GROOVE: {
        // brush along a segment; parameters: axis, one over its square, 1/width2, first amplitude, second less first
        const h = alongAxis(p, qx, qy, qz)
        const ux = sub(qx, mul(parameter(p, 0), h))
        const uy = sub(qy, mul(parameter(p, 1), h))
        const uz = sub(qz, mul(parameter(p, 2), h))
        const r2 = mul(add(add(square(ux), square(uy)), square(uz)), parameter(p, 4))
        e = mul(add(parameter(p, 5), mul(parameter(p, 6), h)), square(max(sub(one, r2), zero)))
        break
      }
      case at.MOUTH: {
        e = mouthRelief(p, qx, qy, qz)
        break
      }
      case at.WAVE: {
        // folds; parameters: frequency vector, amplitude, warp, warp's frequencies in y and x
        const phase = add(
          add(mul(qx, parameter(p, 0)), mul(qy, parameter(p, 1))),
          mul(qz, parameter(p, 2)),
        )
        const warp = mul(
          parameter(p, 4),
          roughSine(add(mul(qy, parameter(p, 5)), mul(qx, parameter(p, 6)))),
        )
        e = mul(parameter(p, 3), roughSine(add(phase, warp)))
        break
      }
      case at.GYROID: {
        // lumps; parameters: frequency, amplitude
        const f = parameter(p, 0)
        const a = mul(qx, f)
        const b = mul(qy, f)
        const c = mul(qz, f)
        const wx = add(a, mul(splat(1.3), roughSine(mul(b, splat(0.7)))))
        const wy = add(b, mul(splat(1.3), roughSine(mul(c, splat(0.8)))))
        const wz = add(c, mul(splat(1.3), roughSine(mul(a, splat(0.6)))))
        e = mul(parameter(p, 1), mul(mul(roughSine(wx), roughSine(wy)), roughSine(wz)))
        break
      }
      case at.PLANE: {
        // parameters: unit normal, offset
        e = sub(
          add(add(mul(qx, parameter(p, 0)), mul(qy, parameter(p, 1))), mul(qz, parameter(p, 2))),
          parameter(p, 3),
        )
        break
      }
      default: {
        // frustum around local y; parameters: radius below, radius above, half height, radius of the edges
        const half = parameter(p, 2)
        const r = parameter(p, 3)
        const t = clampUnit(add(mul(div(qy, half), splat(0.5)), splat(0.5)))
        const wall = add(parameter(p, 0), mul(sub(parameter(p, 1), parameter(p, 0)), t))
        const a = add(mul(sub(length2(qx, qz), wall), splat(0.9)), r)
        const b = add(sub(abs(qy), half), r)
        e = sub(add(length2(max(a, zero), max(b, zero)), min(max(a, b), zero)), r)
      }
    }
    if (operation == at.ADD) {
      d = smoothMin(d, e, p)
    } else if (operation == at.CUT) {
      d = neg(smoothMin(neg(d), e, p))
    } else if (operation == at.KEEP) {
      d = neg(smoothMin(neg(d), neg(e), p))
    } else {
      d = sub(d, e)
    }
  }
  if (group >= 0) {
    const scaled = mul(d, loadSplat(groups + <usize>group * at.GROUP_SIZE + at.GROUP_SCALE))
    bestGroup = select(less(scaled, best), splat(<f32>group), bestGroup)
    best = min(best, scaled)
  }
  nearestGroup = bestGroup
  return best
}

/**
 * Lips and the seam between them, on the front only. Parameters: 1/width, curve, upper and lower height,
 * upper and lower amplitude, depth of the seam, 1/width of the seam, cupid's bow, upper and lower opening.
 */
function mouthRelief(p: usize, qx: V, qy: V, qz: V): V {
  const zero = splat(0)
  const one = splat(1)
  const u = mul(qx, parameter(p, 0))
  const u2 = square(u)
  const ends = max(sub(one, u2), zero)
  const middle = sub(qy, mul(parameter(p, 1), u2))
  const v = add(
    max(sub(middle, mul(parameter(p, 9), ends)), zero),
    min(add(middle, mul(parameter(p, 10), ends)), zero),
  )
  const dip = square(max(sub(one, mul(u2, splat(14))), zero))
  const peak = square(max(sub(one, mul(square(sub(abs(u), splat(0.27))), splat(14))), zero))
  const bow = add(one, mul(parameter(p, 8), sub(peak, dip)))
  const upperHeight = add(mul(mul(parameter(p, 2), ends), bow), splat(0.012))
  const lowerHeight = add(mul(parameter(p, 3), sqrt(ends)), splat(0.012))
  const a = sub(mul(div(v, upperHeight), splat(2)), one)
  const b = add(mul(div(v, lowerHeight), splat(2)), one)
  const upper = mul(mul(parameter(p, 4), ends), square(max(sub(one, square(a)), zero)))
  const lower = mul(mul(parameter(p, 5), ends), square(max(sub(one, square(b)), zero)))
  const seam = mul(
    mul(parameter(p, 6), sqrt(ends)),
    square(max(sub(one, square(mul(v, parameter(p, 7)))), zero)),
  )
  return mul(sub(add(upper, lower), seam), clampUnit(mul(qz, splat(5))))
}

function parameter(p: usize, index: usize): V {
  return loadSplat(p + at.PARAMETERS + (index << 2))
}

function rotated(p: usize, row: usize, x: V, y: V, z: V): V {
  const r = p + at.ROTATION + row
  return add(add(mul(x, loadSplat(r)), mul(y, loadSplat(r + 4))), mul(z, loadSplat(r + 8)))
}

function alongAxis(p: usize, x: V, y: V, z: V): V {
  const dot = add(add(mul(x, parameter(p, 0)), mul(y, parameter(p, 1))), mul(z, parameter(p, 2)))
  return clampUnit(mul(dot, parameter(p, 3)))
}

function square(a: V): V {
  return mul(a, a)
}

function length(x: V, y: V, z: V): V {
  return sqrt(add(add(mul(x, x), mul(y, y)), mul(z, z)))
}

function length2(x: V, y: V): V {
  return sqrt(add(mul(x, x), mul(y, y)))
}

function clampUnit(a: V): V {
  return min(max(a, splat(0)), splat(1))
}

/** Quadratic smooth minimum over the seam of p's blend: equals min where the two differ by more. */
function smoothMin(a: V, b: V, p: usize): V {
  const h = max(sub(loadSplat(p + at.BLEND), abs(sub(a, b))), splat(0))
  return sub(min(a, b), mul(square(h), loadSplat(p + at.QUARTER_OVER_BLEND)))
}

/** Sine by parabolas, off by 0.06 at most: good enough for folds and curls. */
function roughSine(a: V): V {
  const turns = mul(a, splat(0.15915494))
  const x = sub(turns, round(turns))
  return mul(mul(splat(8), x), sub(splat(1), mul(splat(2), abs(x))))
}

// ---------------------------------------------------------------- culling

function tileList(): usize {
  return scratch + (culling ? TILE_LIST : MACRO_LIST)
}

/** Puts into RAY_LIST what of another list the view cone of a square of pixels may touch between two depths. */
function narrow(list: usize, count: i32, x0: f32, y0: f32, size: f32, from: f32, to: f32): i32 {
  if (culling) return listCone(list, count, scratch + RAY_LIST, x0, y0, size, from, to)
  memory.copy(scratch + RAY_LIST, list, (<usize>count) << 2)
  return count
}

/** Which quarter of its tile a pixel is in, when the tile is drawn in squares of `size`. */
function quarterOf(q: i32, size: i32): i32 {
  return size == at.TILE ? 0 : ((q >> 7) << 1) | ((q >> 3) & 1)
}

function useNearList(quarter: i32): void {
  nearList = scratch + NEAR_LISTS + <usize>quarter * at.LIST_SIZE
  nearCount = load<i32>(scratch + NEAR_COUNTS + ((<usize>quarter) << 2))
}

function listTile(x0: i32, y0: i32): i32 {
  if (!culling) return macroCount
  return listCone(
    scratch + MACRO_LIST,
    macroCount,
    scratch + TILE_LIST,
    <f32>x0,
    <f32>y0,
    <f32>at.TILE,
    NEAR_PLANE,
    FAR,
  )
}

/**
 * Copies from one list to another the primitives that the view cone of a square of pixels may touch
 * between two depths.
 */
function listCone(
  from: usize,
  count: i32,
  to: usize,
  x0: f32,
  y0: f32,
  size: f32,
  nearest: f32,
  farthest: f32,
): i32 {
  aim(x0 + size * 0.5 - width * 0.5, height * 0.5 - (y0 + size * 0.5))
  // Half the diagonal, and a pixel for the taps of the normals.
  const spread: f32 = pixel * (size * 0.71 + 1)
  let kept: i32 = 0
  sculpted = -1
  for (let i = 0; i < count; i++) {
    const p = <usize>load<u32>(from + ((<usize>i) << 2))
    if (idle(p)) continue
    const mirrored = (load<i32>(p) & at.FLAG_MIRRORED) != 0
    if (
      inCone(p, 1, spread, nearest, farthest) ||
      (mirrored && inCone(p, -1, spread, nearest, farthest))
    ) {
      store<u32>(to + ((<usize>kept) << 2), <u32>p)
      kept++
      sculpted = load<i32>(p, at.GROUP_INDEX)
    }
  }
  return kept
}

/** The group of the last listed primitive. */
let sculpted: i32 = -1

/** Whether a brush or a cut has nothing of its group to work on: some have no bounds and would be on every list. */
function idle(p: usize): bool {
  const operation = load<i32>(p, at.OPERATION)
  return operation != at.ADD && operation != at.LINK && load<i32>(p, at.GROUP_INDEX) != sculpted
}

function inCone(p: usize, side: f32, spread: f32, nearest: f32, farthest: f32): bool {
  const x: f32 = side * load<f32>(p, at.BOUND) - originX
  const y: f32 = load<f32>(p, at.BOUND + 4) - originY
  const z: f32 = load<f32>(p, at.BOUND + 8) - originZ
  const t: f32 = x * aimX + y * aimY + z * aimZ
  const reach: f32 = load<f32>(p, at.BOUND_RADIUS) * 1.01 + Mathf.max(t, 0) * spread
  if (t + reach < nearest || t - reach > farthest) return false
  if (x * x + y * y + z * z - t * t >= reach * reach) return false
  if (load<i32>(p, at.OPERATION) != at.LINK) return true
  const wide: f32 = linkMargin(p) * 1.01 + Mathf.max(t + reach, 0) * spread
  return fromAxis2(p, originX, originY, originZ, aimX, aimY, aimZ) < wide * wide
}

/** Half the width of a link with all that blends into it: closer than BOUND_RADIUS, which spans its length. */
function linkMargin(p: usize): f32 {
  const radius = load<f32>(p, at.PARAMETERS + 16)
  const thickest: f32 = radius + Mathf.max(load<f32>(p, at.PARAMETERS + 20), 0)
  return thickest + load<f32>(p, at.BOUND_RADIUS) - load<f32>(p, at.LINK_RADIUS)
}

/** Square of the distance from a link's axis to the line through a point in a unit direction. */
function fromAxis2(p: usize, ox: f32, oy: f32, oz: f32, dx: f32, dy: f32, dz: f32): f32 {
  let x: f32 = load<f32>(p, at.CENTRE) - ox
  let y: f32 = load<f32>(p, at.CENTRE + 4) - oy
  let z: f32 = load<f32>(p, at.CENTRE + 8) - oz
  let ax = load<f32>(p, at.PARAMETERS)
  let ay = load<f32>(p, at.PARAMETERS + 4)
  let az = load<f32>(p, at.PARAMETERS + 8)
  const t: f32 = x * dx + y * dy + z * dz
  const along: f32 = ax * dx + ay * dy + az * dz
  x -= dx * t
  y -= dy * t
  z -= dz * t
  ax -= dx * along
  ay -= dy * along
  az -= dz * along
  const l2: f32 = ax * ax + ay * ay + az * az
  const h = clamp(-(x * ax + y * ay + z * az) / (l2 + 0.000001), 0, 1)
  x += ax * h
  y += ay * h
  z += az * h
  return x * x + y * y + z * z
}

let centreX: f32 = 0
let centreY: f32 = 0
let centreZ: f32 = 0
let centreRadius: f32 = 0

/**
 * Lists in `nearList` what can change the surface that a rectangle of depths lies on: everything near
 * the middle of their range. `pixels` is how far from the ray through (px, py) they may be.
 */
function listAround(
  px: f32,
  py: f32,
  first: i32,
  columns: i32,
  rows: i32,
  pixels: f32,
  list: usize,
  count: i32,
): void {
  nearCount = 0
  if (!findCentre(px, py, first, columns, rows, pixels)) return
  if (!culling) {
    memory.copy(nearList, list, (<usize>count) << 2)
    nearCount = count
    return
  }
  sculpted = -1
  for (let i = 0; i < count; i++) {
    const p = <usize>load<u32>(list + ((<usize>i) << 2))
    if (idle(p)) continue
    const mirrored = (load<i32>(p) & at.FLAG_MIRRORED) != 0
    if (nearCentre(p, 1, 0) || (mirrored && nearCentre(p, -1, 0))) {
      store<u32>(nearList + ((<usize>nearCount) << 2), <u32>p)
      nearCount++
      sculpted = load<i32>(p, at.GROUP_INDEX)
    }
  }
}

/** The ball around the surface that a rectangle of depths lies on; false when none of them hit. */
function findCentre(px: f32, py: f32, first: i32, columns: i32, rows: i32, pixels: f32): bool {
  let nearest: f32 = MISS
  let farthest: f32 = 0
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      const depth = load<f32>(scratch + DEPTHS + ((<usize>(first + j * at.TILE + i)) << 2))
      if (depth > 100) continue
      nearest = Mathf.min(nearest, depth)
      farthest = Mathf.max(farthest, depth)
    }
  }
  if (farthest == 0) return false
  aim(px - width * 0.5, height * 0.5 - py)
  const middle: f32 = (nearest + farthest) * 0.5
  centreX = originX + aimX * middle
  centreY = originY + aimY * middle
  centreZ = originZ + aimZ * middle
  centreRadius = (farthest - nearest) * 0.5 + pixel * pixels * farthest + 0.02
  return true
}

function nearCentre(p: usize, side: f32, margin: f32): bool {
  const x: f32 = side * load<f32>(p, at.BOUND) - centreX
  const y: f32 = load<f32>(p, at.BOUND + 4) - centreY
  const z: f32 = load<f32>(p, at.BOUND + 8) - centreZ
  const reach: f32 = load<f32>(p, at.BOUND_RADIUS) + centreRadius + margin
  if (x * x + y * y + z * z >= reach * reach) return false
  if (load<i32>(p, at.OPERATION) != at.LINK) return true
  const qx: f32 = centreX - load<f32>(p, at.CENTRE)
  const qy: f32 = centreY - load<f32>(p, at.CENTRE + 4)
  const qz: f32 = centreZ - load<f32>(p, at.CENTRE + 8)
  const ax = load<f32>(p, at.PARAMETERS)
  const ay = load<f32>(p, at.PARAMETERS + 4)
  const az = load<f32>(p, at.PARAMETERS + 8)
  const h = clamp((qx * ax + qy * ay + qz * az) * load<f32>(p, at.PARAMETERS + 12), 0, 1)
  const ux: f32 = qx - ax * h
  const uy: f32 = qy - ay * h
  const uz: f32 = qz - az * h
  const wide: f32 = linkMargin(p) + centreRadius + margin
  return ux * ux + uy * uy + uz * uz < wide * wide
}

/** Lists what may darken the surface around the centre: its occluders and the key's. Returns how many. */
function listLight(from: usize, count: i32, to: usize): i32 {
  if (!culling) {
    memory.copy(to, from, (<usize>count) << 2)
    return count
  }
  let kept: i32 = 0
  sculpted = -1
  for (let i = 0; i < count; i++) {
    const p = <usize>load<u32>(from + ((<usize>i) << 2))
    if (idle(p)) continue
    const mirrored = (load<i32>(p) & at.FLAG_MIRRORED) != 0
    if (mayDarken(p, 1) || (mirrored && mayDarken(p, -1))) {
      store<u32>(to + ((<usize>kept) << 2), <u32>p)
      kept++
      sculpted = load<i32>(p, at.GROUP_INDEX)
    }
  }
  return kept
}

function mayDarken(p: usize, side: f32): bool {
  if (nearCentre(p, side, OCCLUSION_REACH)) return true
  const x: f32 = side * load<f32>(p, at.BOUND) - centreX
  const y: f32 = load<f32>(p, at.BOUND + 4) - centreY
  const z: f32 = load<f32>(p, at.BOUND + 8) - centreZ
  const lx = load<f32>(camera, at.KEY_DIRECTION)
  const ly = load<f32>(camera, at.KEY_DIRECTION + 4)
  const lz = load<f32>(camera, at.KEY_DIRECTION + 8)
  const t = clamp(x * lx + y * ly + z * lz, 0, SHADOW_REACH)
  const ex: f32 = x - lx * t
  const ey: f32 = y - ly * t
  const ez: f32 = z - lz * t
  // The penumbra is a cone: what lies farther along the light darkens from farther off its axis.
  const reach: f32 = (load<f32>(p, at.BOUND_RADIUS) + centreRadius + 0.03) * 1.04 + t * 0.25
  if (ex * ex + ey * ey + ez * ez >= reach * reach) return false
  if (load<i32>(p, at.OPERATION) != at.LINK) return true
  const half = load<f32>(p, at.LINK_RADIUS)
  const wide: f32 = (linkMargin(p) + centreRadius + 0.03) * 1.04 + (t + half) * 0.25
  return fromAxis2(p, centreX, centreY, centreZ, lx, ly, lz) < wide * wide
}

// ---------------------------------------------------------------- rays

let aimX: f32 = 0
let aimY: f32 = 0
let aimZ: f32 = 0
let sampleX: f32 = 0
let sampleY: f32 = 0

/** Points the ray at an offset from the picture's centre, in pixels, up positive. */
function aim(u: f32, v: f32): void {
  const a: f32 = u * pixel
  const b: f32 = v * pixel
  const scale: f32 = 1.0 / Mathf.sqrt(1 + a * a + b * b)
  aimX = cameraAxis(0, a, b) * scale
  aimY = cameraAxis(4, a, b) * scale
  aimZ = cameraAxis(8, a, b) * scale
}

function cameraAxis(axis: usize, a: f32, b: f32): f32 {
  return (
    load<f32>(camera + at.RIGHT + axis) * a +
    load<f32>(camera + at.UP + axis) * b +
    load<f32>(camera + at.FORWARD + axis)
  )
}

/** Points the ray at one of a pixel's four samples. */
function aimSample(x: f32, y: f32, k: i32): void {
  sampleX = k == 0 ? 0.375 : k == 1 ? 0.875 : k == 2 ? 0.125 : 0.625
  sampleY = k == 0 ? 0.125 : k == 1 ? 0.375 : k == 2 ? 0.625 : 0.875
  aim(x + sampleX - width * 0.5, height * 0.5 - (y + sampleY))
}

function storeDirection(lane: i32): void {
  const offset = (<usize>lane) << 2
  store<f32>(scratch + LANE_A + offset, aimX)
  store<f32>(scratch + LANE_B + offset, aimY)
  store<f32>(scratch + LANE_C + offset, aimZ)
}

let marched: V = splat(0)

/** Follows the stored directions from depth `start`; leaves depths in `marched`, MISS where nothing was met. */
function march(start: f32, list: usize, count: i32): void {
  const dx = get(scratch + LANE_A)
  const dy = get(scratch + LANE_B)
  const dz = get(scratch + LANE_C)
  const ox = splat(originX)
  const oy = splat(originY)
  const oz = splat(originZ)
  const tolerance = splat(pixel * 0.15)
  let t = splat(start)
  let d = splat(0)
  let step = splat(0)
  let slope = splat(1)
  for (let i = 0; i < 72; i++) {
    d = distance(
      add(ox, mul(dx, t)),
      add(oy, mul(dy, t)),
      add(oz, mul(dz, t)),
      list,
      count,
      splat(NOTHING),
    )
    slope = select(less(splat(0), step), div(sub(step, d), step), slope)
    const going = and(less(mul(t, tolerance), d), less(t, splat(FAR)))
    if (!any(going)) break
    step = select(going, d, splat(0))
    t = add(t, step)
  }
  // Rays stop within a seventh of a pixel of the surface; the slope of the last step tells how far it still is.
  const rest = div(d, min(max(slope, splat(0.3)), splat(1)))
  marched = select(less(d, mul(t, splat(pixel * 6))), add(t, rest), splat(MISS))
}

/** Depth, from `from` on, at which the cone of a square of pixels first comes near anything; -1 when it never does. */
function clearDepth(x0: f32, y0: f32, size: f32, from: f32, list: usize, count: i32): f32 {
  if (count == 0) return -1
  if (!culling) return from
  aim(x0 + size * 0.5 - width * 0.5, height * 0.5 - (y0 + size * 0.5))
  const spread: f32 = pixel * size * 0.75
  let t: f32 = from
  for (let i = 0; i < 48; i++) {
    const d = distance(
      splat(originX + aimX * t),
      splat(originY + aimY * t),
      splat(originZ + aimZ * t),
      list,
      count,
      splat(NOTHING),
    )
    put(scratch + LANE_A, d)
    const clear = load<f32>(scratch + LANE_A)
    if (clear < spread * t * 1.2) return t - 0.02
    t += clear - spread * t * 0.9
    if (t > FAR) return -1
  }
  return t - 0.05
}

function missTile(): i32 {
  for (let q = 0; q < PIXELS; q++) store<f32>(scratch + DEPTHS + ((<usize>q) << 2), MISS)
  return 0
}

/** Traces a tile in squares of `size`; returns how many rays hit something. */
function traceTile(x0: i32, y0: i32, size: i32, list: usize, count: i32, start: f32): i32 {
  let hits: i32 = 0
  for (let j = 0; j < at.TILE; j += 8) {
    for (let i = 0; i < at.TILE; i += 8) {
      const first: i32 = j * at.TILE + i
      if (size == at.TILE) {
        hits += traceSquare(x0 + i, y0 + j, first, list, count, start)
        continue
      }
      const x: f32 = <f32>(x0 + i)
      const y: f32 = <f32>(y0 + j)
      const kept = narrow(list, count, x, y, 8, start, FAR)
      const near = clearDepth(x, y, 8, start, scratch + RAY_LIST, kept)
      hits += traceSquare(x0 + i, y0 + j, first, scratch + RAY_LIST, kept, near)
    }
  }
  return hits
}

/** Traces the square of 8 x 8 pixels at (x0, y0), whose first is pixel `first` of its tile. */
function traceSquare(x0: i32, y0: i32, first: i32, list: usize, count: i32, start: f32): i32 {
  if (start < 0) return missSquare(first)
  clearQuarters(x0, y0, start, list, count)
  const step = LANES == 4 ? 2 : 1
  let hits: i32 = 0
  for (let j = 0; j < 8; j += step) {
    for (let i = 0; i < 8; i += step) {
      for (let lane = 0; lane < LANES; lane++) {
        const px: f32 = <f32>(x0 + i + (lane & 1)) + 0.5
        const py: f32 = <f32>(y0 + j + (lane >> 1)) + 0.5
        aim(px - width * 0.5, height * 0.5 - py)
        storeDirection(lane)
      }
      const quarter: i32 = ((j >> 2) << 1) | (i >> 2)
      march(load<f32>(scratch + CLEAR + ((<usize>quarter) << 2)), list, count)
      put(scratch + LANE_A, marched)
      put(scratch + LANE_B, nearestGroup)
      for (let lane = 0; lane < LANES; lane++) {
        const q = (<usize>(first + (j + (lane >> 1)) * at.TILE + i + (lane & 1))) << 2
        const depth = load<f32>(scratch + LANE_A + ((<usize>lane) << 2))
        store<f32>(scratch + DEPTHS + q, depth)
        store<f32>(scratch + HITS + q, load<f32>(scratch + LANE_B + ((<usize>lane) << 2)))
        if (depth < 100) hits++
      }
    }
  }
  return hits
}

function missSquare(first: i32): i32 {
  for (let k = 0; k < 64; k++) {
    const q: i32 = first + (k >> 3) * at.TILE + (k & 7)
    store<f32>(scratch + DEPTHS + ((<usize>q) << 2), MISS)
  }
  return 0
}

/** Puts into CLEAR how far the cones of a square's quarters, of 4 x 4 pixels each, are clear from `start` on. */
function clearQuarters(x0: i32, y0: i32, start: f32, list: usize, count: i32): void {
  if (!culling) {
    storeFour(scratch + CLEAR, start, start, start, start)
    return
  }
  const spread = splat(pixel * 3)
  for (let first = 0; first < 4; first += LANES) {
    for (let lane = 0; lane < LANES; lane++) {
      const quarter = first + lane
      const px: f32 = <f32>(x0 + ((quarter & 1) << 2) + 2)
      const py: f32 = <f32>(y0 + ((quarter >> 1) << 2) + 2)
      aim(px - width * 0.5, height * 0.5 - py)
      storeDirection(lane)
    }
    const dx = get(scratch + LANE_A)
    const dy = get(scratch + LANE_B)
    const dz = get(scratch + LANE_C)
    let t = splat(start)
    for (let i = 0; i < 24; i++) {
      const d = distance(
        add(splat(originX), mul(dx, t)),
        add(splat(originY), mul(dy, t)),
        add(splat(originZ), mul(dz, t)),
        list,
        count,
        splat(NOTHING),
      )
      const wide = mul(spread, t)
      const going = and(less(mul(wide, splat(1.2)), d), less(t, splat(FAR)))
      if (!any(going)) break
      t = select(going, add(t, sub(d, mul(wide, splat(0.9)))), t)
    }
    put(scratch + CLEAR + ((<usize>first) << 2), sub(t, splat(0.01)))
  }
}

/** Normals at full resolution; shadow and occlusion once a block of 2 x 2; in squares of `size`. */
function gatherSurface(x0: i32, y0: i32, size: i32, list: usize, count: i32): void {
  const x: f32 = <f32>x0
  const y: f32 = <f32>y0
  findCentre(x + 8, y + 8, 0, at.TILE, at.TILE, 12)
  const lit = listLight(scratch + SCENE_LIST, primitiveCount, scratch + TILE_LIGHT_LIST)
  const half: f32 = <f32>size * 0.5
  for (let j = 0; j < at.TILE; j += size) {
    for (let i = 0; i < at.TILE; i += size) {
      const first: i32 = j * at.TILE + i
      const quarter = quarterOf(first, size)
      nearList = scratch + NEAR_LISTS + <usize>quarter * at.LIST_SIZE
      const px: f32 = x + <f32>i + half
      const py: f32 = y + <f32>j + half
      listAround(px, py, first, size, size, <f32>size * 0.75, list, count)
      store<i32>(scratch + NEAR_COUNTS + ((<usize>quarter) << 2), nearCount)
      for (let k = 0; k < size * size; k++) {
        const q: i32 = first + (k / size) * at.TILE + (k % size)
        const offset = (<usize>q) << 2
        const depth = load<f32>(scratch + DEPTHS + offset)
        if (depth > 100) continue
        aimPixel(x, y, q)
        findNormal(offset, depth)
      }
      lightCount =
        nearCount == 0 ? 0 : listLight(scratch + TILE_LIGHT_LIST, lit, scratch + LIGHT_LIST)
      for (let block = 0; block < size >> 1; block += 4) {
        for (let k = 0; k < size >> 1; k += 4) lightSquare(x, y, (i >> 1) + k, (j >> 1) + block)
      }
    }
  }
}

/**
 * Shadow and occlusion of the square of 4 x 4 blocks at (column, row) of the tile. Where its corners lie on
 * one surface in the same light, so does what is between them; elsewhere each block is measured.
 */
function lightSquare(x0: f32, y0: f32, column: i32, row: i32): void {
  const first: i32 = row * 8 + column
  let whole = culling
  for (let k = 0; k < 16; k++) {
    const block: i32 = blockOf(first, k)
    const q = firstHit(block)
    const depth: f32 = q < 0 ? MISS : load<f32>(scratch + DEPTHS + ((<usize>q) << 2))
    store<f32>(scratch + BLOCK_DEPTH + ((<usize>block) << 2), depth)
    store<f32>(scratch + BLOCK_SHADOW + ((<usize>block) << 2), 1)
    store<f32>(scratch + BLOCK_OCCLUSION + ((<usize>block) << 2), 1)
    whole = whole && q >= 0
  }
  for (let k = 0; whole && k < 16; k++) {
    const depth = load<f32>(scratch + BLOCK_DEPTH + ((<usize>blockOf(first, k)) << 2))
    whole = Mathf.abs(between(BLOCK_DEPTH, first, k) - depth) < STEP
  }
  measureBlocks(x0, y0, first, CORNERS, CORNERS)
  let occluded = OTHERS
  let shadowed = OTHERS
  if (whole && range(BLOCK_OCCLUSION, first) < ALIKE) {
    fill(BLOCK_OCCLUSION, first)
    occluded = 0
  }
  if (whole && lightCount > SHADY && range(BLOCK_SHADOW, first) < ALIKE) {
    fill(BLOCK_SHADOW, first)
    shadowed = 0
  }
  measureBlocks(x0, y0, first, occluded, shadowed)
}

/** Sets of the 16 blocks of a square, a bit each. */
const CORNERS: i32 = 0b1001000000001001
const OTHERS: i32 = 0b0110111111110110
/** Shadows are narrower than occlusion: only where more than this cast them do blocks share one. */
const SHADY: i32 = 48
/** Shadow or occlusion that differs by less is the same light. */
const ALIKE: f32 = 0.015
/** Depth off the plane of the corners, above which a block lies on something else. */
const STEP: f32 = 0.005

function blockOf(first: i32, k: i32): i32 {
  return first + (k >> 2) * 8 + (k & 3)
}

/** What a buffer's four corners of the square make at its block `k`. */
function between(buffer: usize, first: i32, k: i32): f32 {
  const p = scratch + buffer + ((<usize>first) << 2)
  const u: f32 = <f32>(k & 3) / 3
  const upper = mix(load<f32>(p), load<f32>(p, 12), u)
  return mix(upper, mix(load<f32>(p, 96), load<f32>(p, 108), u), <f32>(k >> 2) / 3)
}

function range(buffer: usize, first: i32): f32 {
  const p = scratch + buffer + ((<usize>first) << 2)
  const a = load<f32>(p)
  const b = load<f32>(p, 12)
  const c = load<f32>(p, 96)
  const d = load<f32>(p, 108)
  return Mathf.max(Mathf.max(a, b), Mathf.max(c, d)) - Mathf.min(Mathf.min(a, b), Mathf.min(c, d))
}

function fill(buffer: usize, first: i32): void {
  for (let k = 0; k < 16; k++) {
    if (((OTHERS >> k) & 1) == 0) continue
    const value = between(buffer, first, k)
    store<f32>(scratch + buffer + ((<usize>blockOf(first, k)) << 2), value)
  }
}

/** Measures occlusion and shadow at two sets of the blocks of a square. */
function measureBlocks(x0: f32, y0: f32, first: i32, occluded: i32, shadowed: i32): void {
  let queued: i32 = 0
  for (let k = 0; k < 16; k++) {
    if ((((occluded | shadowed) >> k) & 1) == 0) continue
    const block: i32 = blockOf(first, k)
    const q = firstHit(block)
    if (q < 0) continue
    const own = (<usize>q) << 2
    const depth = load<f32>(scratch + DEPTHS + own)
    const nx = load<f32>(scratch + NORMALS_X + own)
    const ny = load<f32>(scratch + NORMALS_Y + own)
    const nz = load<f32>(scratch + NORMALS_Z + own)
    aimPixel(x0, y0, q)
    const x: f32 = originX + aimX * depth
    const y: f32 = originY + aimY * depth
    const z: f32 = originZ + aimZ * depth
    const offset = (<usize>block) << 2
    if (((occluded >> k) & 1) != 0) {
      store<f32>(scratch + BLOCK_OCCLUSION + offset, openness(x, y, z, nx, ny, nz))
    }
    if (((shadowed >> k) & 1) == 0) continue
    if (dotCamera(at.KEY_DIRECTION, nx, ny, nz) < -0.25) {
      store<f32>(scratch + BLOCK_SHADOW + offset, 0)
      continue
    }
    const slot = (<usize>queued) << 2
    store<f32>(scratch + QUEUE_X + slot, x + nx * 0.02)
    store<f32>(scratch + QUEUE_Y + slot, y + ny * 0.02)
    store<f32>(scratch + QUEUE_Z + slot, z + nz * 0.02)
    store<i32>(scratch + QUEUE_BLOCK + slot, block)
    queued++
  }
  castShadows(queued)
}

function aimPixel(x0: f32, y0: f32, q: i32): void {
  aim(x0 + <f32>(q & 15) + 0.5 - width * 0.5, height * 0.5 - (y0 + <f32>(q >> 4) + 0.5))
}

/** The first pixel of a 2 x 2 block that hit something, or -1. */
function firstHit(block: i32): i32 {
  const corner: i32 = (block >> 3) * 32 + (block & 7) * 2
  for (let k = 0; k < 4; k++) {
    const q: i32 = corner + (k & 1) + (k >> 1) * at.TILE
    if (load<f32>(scratch + DEPTHS + ((<usize>q) << 2)) < 100) return q
  }
  return -1
}

/** Stores the unit normal at `depth` along the ray under `offset`: the gradient by four tetrahedral taps. */
function findNormal(offset: usize, depth: f32): void {
  const taps = scratch + TAPS
  const e = splat(pixel * depth * 0.6)
  const x = splat(originX + aimX * depth)
  const y = splat(originY + aimY * depth)
  const z = splat(originZ + aimZ * depth)
  for (let i = 0; i < 4; i += LANES) {
    const k = (<usize>i) << 2
    const d = distance(
      add(x, mul(get(taps + k), e)),
      add(y, mul(get(taps + 16 + k), e)),
      add(z, mul(get(taps + 32 + k), e)),
      nearList,
      nearCount,
      splat(NOTHING),
    )
    put(scratch + LANE_A + k, d)
  }
  const a = load<f32>(scratch + LANE_A)
  const b = load<f32>(scratch + LANE_A, 4)
  const c = load<f32>(scratch + LANE_A, 8)
  const d = load<f32>(scratch + LANE_A, 12)
  const nx: f32 = a - b - c + d
  const ny: f32 = d + c - a - b
  const nz: f32 = b + d - a - c
  const scale: f32 = 1.0 / (Mathf.sqrt(nx * nx + ny * ny + nz * nz) + 0.000000000001)
  store<f32>(scratch + NORMALS_X + offset, nx * scale)
  store<f32>(scratch + NORMALS_Y + offset, ny * scale)
  store<f32>(scratch + NORMALS_Z + offset, nz * scale)
}

/** Ambient light that reaches a point, 0 to 1, from four distances along its normal. */
function openness(x: f32, y: f32, z: f32, nx: f32, ny: f32, nz: f32): f32 {
  for (let i = 0; i < 4; i += LANES) {
    const k = (<usize>i) << 2
    const h = get(scratch + TAPS + 48 + k)
    const d = distance(
      add(splat(x), mul(h, splat(nx))),
      add(splat(y), mul(h, splat(ny))),
      add(splat(z), mul(h, splat(nz))),
      scratch + LIGHT_LIST,
      lightCount,
      h,
    )
    put(scratch + LANE_A + k, d)
  }
  const closed: f32 =
    Mathf.max(0, 1 - load<f32>(scratch + LANE_A) / 0.025) * 0.22 +
    Mathf.max(0, 1 - load<f32>(scratch + LANE_A, 4) / 0.06) * 0.28 +
    Mathf.max(0, 1 - load<f32>(scratch + LANE_A, 8) / 0.12) * 0.28 +
    Mathf.max(0, 1 - load<f32>(scratch + LANE_A, 12) / 0.22) * 0.22
  return clamp(1 - closed * load<f32>(camera, at.OCCLUSION), 0, 1)
}

function castShadows(queued: i32): void {
  for (let i = 0; i < queued; i += LANES) {
    const slot = (<usize>i) << 2
    put(
      scratch + LANE_A,
      lightReaching(
        get(scratch + QUEUE_X + slot),
        get(scratch + QUEUE_Y + slot),
        get(scratch + QUEUE_Z + slot),
      ),
    )
    for (let lane = 0; lane < LANES && i + lane < queued; lane++) {
      const block = load<i32>(scratch + QUEUE_BLOCK + slot + ((<usize>lane) << 2))
      const light = load<f32>(scratch + LANE_A + ((<usize>lane) << 2))
      store<f32>(scratch + BLOCK_SHADOW + ((<usize>block) << 2), light)
    }
  }
}

/** Key light that reaches the points, 0 to 1, with a soft edge. */
function lightReaching(x: V, y: V, z: V): V {
  const lx = loadSplat(camera + at.KEY_DIRECTION)
  const ly = loadSplat(camera + at.KEY_DIRECTION + 4)
  const lz = loadSplat(camera + at.KEY_DIRECTION + 8)
  const sharpness = loadSplat(camera + at.SHADOW_SHARPNESS)
  let t = splat(0.04)
  let light = splat(1)
  for (let i = 0; i < 20; i++) {
    const h = distance(
      add(x, mul(lx, t)),
      add(y, mul(ly, t)),
      add(z, mul(lz, t)),
      scratch + LIGHT_LIST,
      lightCount,
      // What is farther neither shortens the step nor darkens.
      max(splat(0.45), div(t, sharpness)),
    )
    light = min(light, div(mul(sharpness, h), t))
    if (!any(and(less(splat(0.01), light), less(t, splat(SHADOW_REACH))))) break
    t = add(t, min(max(h, splat(0.05)), splat(0.45)))
  }
  light = clampUnit(light)
  return mul(square(light), sub(splat(3), mul(splat(2), light)))
}

let blockShadow: f32 = 1
let blockOcclusion: f32 = 1

/** Reads shadow and occlusion for a pixel: bilinear, but not across a jump in depth. */
function readBlocks(q: i32, depth: f32): void {
  const x: f32 = (<f32>(q & 15) - 0.5) * 0.5
  const y: f32 = (<f32>(q >> 4) - 0.5) * 0.5
  const left = <i32>Mathf.floor(x)
  const top = <i32>Mathf.floor(y)
  const u: f32 = x - <f32>left
  const v: f32 = y - <f32>top
  let shadow: f32 = 0
  let occlusion: f32 = 0
  let total: f32 = 0
  for (let k = 0; k < 4; k++) {
    const bx = <i32>clamp(<f32>(left + (k & 1)), 0, 7)
    const by = <i32>clamp(<f32>(top + (k >> 1)), 0, 7)
    const offset = (<usize>(by * 8 + bx)) << 2
    const apart = Mathf.abs(load<f32>(scratch + BLOCK_DEPTH + offset) - depth)
    const across: f32 = (k & 1) != 0 ? u : 1 - u
    const down: f32 = k >> 1 != 0 ? v : 1 - v
    const weight: f32 = across * down * (apart < 0.08 ? <f32>1 : <f32>0.001) + 0.00001
    shadow += weight * load<f32>(scratch + BLOCK_SHADOW + offset)
    occlusion += weight * load<f32>(scratch + BLOCK_OCCLUSION + offset)
    total += weight
  }
  blockShadow = shadow / total
  blockOcclusion = occlusion / total
}

// ---------------------------------------------------------------- noise and small mathematics

function clamp(x: f32, low: f32, high: f32): f32 {
  return Mathf.min(Mathf.max(x, low), high)
}

function mix(a: f32, b: f32, t: f32): f32 {
  return a + (b - a) * t
}

/** 0 at a, 1 at b (which may be the smaller), smooth between. */
function ease(a: f32, b: f32, x: f32): f32 {
  const t = clamp((x - a) / (b - a), 0, 1)
  return t * t * (3 - 2 * t)
}

function storeFour(p: usize, a: f32, b: f32, c: f32, d: f32): void {
  store<f32>(p, a)
  store<f32>(p, b, 4)
  store<f32>(p, c, 8)
  store<f32>(p, d, 12)
}

function dotCamera(field: usize, x: f32, y: f32, z: f32): f32 {
  const p = camera + field
  return load<f32>(p) * x + load<f32>(p, 4) * y + load<f32>(p, 8) * z
}

function lattice(i: i32, j: i32, k: i32): f32 {
  let h = i * 374761393 + j * 668265263 + k * 1274126177
  h = (h ^ (h >> 13)) * 1274126177
  return <f32>((h ^ (h >> 16)) & 0xffff) * (1.0 / 65536.0)
}

/** Value noise, 0 to 1. */
function noise(x: f32, y: f32, z: f32): f32 {
  const fx = Mathf.floor(x)
  const fy = Mathf.floor(y)
  const fz = Mathf.floor(z)
  const i = <i32>fx
  const j = <i32>fy
  const k = <i32>fz
  const u = ease(0, 1, x - fx)
  const v = ease(0, 1, y - fy)
  const w = ease(0, 1, z - fz)
  const near = mix(
    mix(lattice(i, j, k), lattice(i + 1, j, k), u),
    mix(lattice(i, j + 1, k), lattice(i + 1, j + 1, k), u),
    v,
  )
  const far = mix(
    mix(lattice(i, j, k + 1), lattice(i + 1, j, k + 1), u),
    mix(lattice(i, j + 1, k + 1), lattice(i + 1, j + 1, k + 1), u),
    v,
  )
  return mix(near, far, w)
}

// ---------------------------------------------------------------- paint on surfaces

let surfaceRed: f32 = 0
let surfaceGreen: f32 = 0
let surfaceBlue: f32 = 0
let gloss: f32 = 0

/** Lays a material's paint layers on the surface colour. */
function applyLayers(first: i32, count: i32, x: f32, y: f32, z: f32): void {
  for (let i = 0; i < count; i++) {
    const p = layers + <usize>(first + i) * at.LAYER_SIZE
    const sideX: f32 = load<f32>(p, at.LAYER_MIRRORED) > 0 ? Mathf.abs(x) : x
    const qx: f32 = sideX - load<f32>(p, at.LAYER_CENTRE)
    const qy: f32 = y - load<f32>(p, at.LAYER_CENTRE + 4)
    const qz: f32 = z - load<f32>(p, at.LAYER_CENTRE + 8)
    const a: f32 = qx * load<f32>(p, at.LAYER_EXTENT)
    const b: f32 = qy * load<f32>(p, at.LAYER_EXTENT + 4)
    const c: f32 = qz * load<f32>(p, at.LAYER_EXTENT + 8)
    const r2: f32 = a * a + b * b + c * c
    if (r2 >= 1) continue
    const soft: f32 = 1 - r2
    const q = p + at.LAYER_PARAMETERS
    let weight: f32 = 0
    switch (<i32>load<f32>(p, at.LAYER_TYPE)) {
      case at.LAYER_SPOT: {
        weight = soft * soft * (3 - 2 * soft)
        break
      }
      case at.LAYER_BROW: {
        weight = brow(q, x, y)
        break
      }
      case at.LAYER_LASH: {
        weight = lashes(q, qx, qy)
        break
      }
      case at.LAYER_LIPS: {
        weight = lips(q, qx, qy)
        break
      }
      case at.LAYER_FRECKLES: {
        // parameters: frequency, share of the cells that have one
        const f = load<f32>(q)
        weight = freckle(x * f, y * f, load<f32>(q, 4)) * ease(0, 0.5, soft)
        break
      }
      case at.LAYER_STUBBLE: {
        // parameter: frequency
        const f = load<f32>(q)
        weight = ease(0, 0.45, soft) * (0.55 + 0.6 * noise(x * f, y * f, z * f))
        break
      }
      case at.LAYER_PATCH: {
        // a spot with a firm edge; parameter: softness of the edge
        weight = ease(0, load<f32>(q), soft)
        break
      }
      default: {
        // stroke of a brush in the plane of the face; parameters: both ends, half width
        weight = stroke(q, sideX, y)
      }
    }
    weight *= load<f32>(p, at.LAYER_OPACITY)
    const type = <i32>load<f32>(p, at.LAYER_TYPE)
    // Hair on skin does not shine like skin.
    if (type == at.LAYER_BROW || type == at.LAYER_LASH) gloss *= 1 - Mathf.min(weight, 1)
    surfaceRed = mix(surfaceRed, load<f32>(p, at.LAYER_COLOR), weight)
    surfaceGreen = mix(surfaceGreen, load<f32>(p, at.LAYER_COLOR + 4), weight)
    surfaceBlue = mix(surfaceBlue, load<f32>(p, at.LAYER_COLOR + 8), weight)
  }
}

/** A brow: a quadratic curve in the plane of the face. Parameters: three points, thickness, two combing frequencies. */
function brow(p: usize, x: f32, y: f32): f32 {
  const x0 = load<f32>(p)
  const y0 = load<f32>(p, 4)
  const x1 = load<f32>(p, 8)
  const y1 = load<f32>(p, 12)
  const x2 = load<f32>(p, 16)
  const y2 = load<f32>(p, 20)
  const side = Mathf.abs(x)
  let nearest: f32 = MISS
  let t: f32 = 0
  for (let k = 0; k <= 12; k++) {
    const at12: f32 = <f32>k / 12
    const dx: f32 = curve(x0, x1, x2, at12) - side
    const dy: f32 = curve(y0, y1, y2, at12) - y
    const d2: f32 = dx * dx + dy * dy
    if (d2 < nearest) {
      nearest = d2
      t = at12
    }
  }
  const tx: f32 = 2 * (1 - t) * (x1 - x0) + 2 * t * (x2 - x1)
  const ty: f32 = 2 * (1 - t) * (y1 - y0) + 2 * t * (y2 - y1)
  const scale: f32 = 1 / Mathf.sqrt(tx * tx + ty * ty)
  const px: f32 = side - curve(x0, x1, x2, t)
  const py: f32 = y - curve(y0, y1, y2, t)
  const off: f32 = (py * tx - px * ty) * scale
  t = clamp(t + (px * tx + py * ty) * scale * scale, -0.2, 1.2)
  if (t < -0.08 || t > 1.12) return 0
  const taper: f32 = 1 - 0.82 * Mathf.pow(clamp(t, 0, 1), 1.6)
  const thickness: f32 = load<f32>(p, 24) * ease(-0.12, 0.16, t) * taper
  const comb = noise(
    t * load<f32>(p, 28) - off * load<f32>(p, 32),
    off * 14,
    x > 0 ? <f32>12.1 : <f32>3.1,
  )
  const edge = Mathf.abs(off) + (comb - 0.5) * thickness * 0.6
  const inside = ease(thickness * 1.12, thickness * 0.55, edge)
  return inside * (1 - ease(1.0, 1.12, t)) * (0.86 + 0.28 * comb)
}

function curve(a: f32, b: f32, c: f32, t: f32): f32 {
  const s: f32 = 1 - t
  return s * s * a + 2 * s * t * b + t * t * c
}

let belowLower: f32 = 0
let aboveUpper: f32 = 0
let acrossEye: f32 = 0

/** Signed distances to the lids of the eye opening whose parameters (as of ALMOND) lie at p. */
function measureLids(p: usize, x: f32, y: f32): void {
  const cos = load<f32>(p, 12)
  const sin = load<f32>(p, 16)
  const lx: f32 = x * cos + y * sin
  const ly: f32 = y * cos - x * sin
  const u: f32 = lx * load<f32>(p)
  const u2: f32 = u * u
  const bow: f32 = (1 - u2) * (1 + load<f32>(p, 24) * u2)
  const skew: f32 = load<f32>(p, 20) * u
  aboveUpper = ly - load<f32>(p, 4) * bow * (1 + skew)
  belowLower = -load<f32>(p, 8) * bow * (1 - skew) - ly
  acrossEye = u
}

/** Lash lines. Parameters: those of the opening, then upper and lower thickness and the wing. */
function lashes(p: usize, x: f32, y: f32): f32 {
  measureLids(p, x, y)
  const u = acrossEye
  const upper: f32 = load<f32>(p, 28) * (0.35 + 0.65 * ease(-1, 0.9, u))
  const lower = load<f32>(p, 32)
  const wing = load<f32>(p, 36)
  const outer: f32 = 1 - ease(1.0 + wing, 1.06 + wing, u)
  const inner = ease(-1.02, -0.85, u)
  const above: f32 = ease(upper, upper * 0.45, Mathf.abs(aboveUpper - upper * 0.35)) * outer * inner
  const below: f32 =
    ease(lower, lower * 0.3, Mathf.abs(belowLower)) *
    0.6 *
    ease(-0.5, 0.8, u) *
    (1 - ease(1.0, 1.04, u))
  return Mathf.max(above, below)
}

/**
 * Lips, with the outline of the relief brush; darkens the seam. Parameters: 1/width, curve, upper and
 * lower height, cupid's bow, softness, seam, gloss, upper and lower opening.
 */
function lips(p: usize, x: f32, y: f32): f32 {
  const u: f32 = x * load<f32>(p)
  const u2: f32 = u * u
  const ends = Mathf.max(1 - u2, 0)
  const middle: f32 = y - load<f32>(p, 4) * u2
  const v: f32 =
    Mathf.max(middle - load<f32>(p, 32) * ends, 0) + Mathf.min(middle + load<f32>(p, 36) * ends, 0)
  const dip = Mathf.max(1 - u2 * 14, 0)
  const aside: f32 = Mathf.abs(u) - 0.27
  const peak = Mathf.max(1 - aside * aside * 14, 0)
  const bow: f32 = 1 + load<f32>(p, 16) * (peak * peak - dip * dip)
  const upper: f32 = load<f32>(p, 8) * ends * bow + 0.004
  const lower: f32 = load<f32>(p, 12) * Mathf.sqrt(ends) + 0.004
  const soft = load<f32>(p, 20)
  const outline =
    v > 0
      ? ease(upper + soft, upper - soft * 1.4, v)
      : ease(lower + soft * 1.2, lower - soft * 2.5, -v)
  const weight: f32 =
    outline * ease(1.06, 0.86, Mathf.abs(u)) * (0.86 + 0.14 * noise(u * 22, v * 5, 4.0))
  const width0 = load<f32>(p, 24)
  const seam: f32 = ease(width0, width0 * 0.2, Mathf.abs(v)) * ease(1.1, 0.9, Mathf.abs(u))
  const dark: f32 = 1 - 0.7 * seam
  surfaceRed *= dark * 1.04
  surfaceGreen *= dark * 0.96
  surfaceBlue *= dark * 0.96
  gloss += weight * load<f32>(p, 28) * (1 - seam)
  return weight
}

/** One round spot at most in each unit square, of any size up to a third of it. */
function freckle(x: f32, y: f32, share: f32): f32 {
  const i = <i32>Mathf.floor(x)
  const j = <i32>Mathf.floor(y)
  if (lattice(i, j, 11) > share) return 0
  const dx: f32 = x - <f32>i - 0.35 - 0.3 * lattice(i, j, 12)
  const dy: f32 = y - <f32>j - 0.35 - 0.3 * lattice(i, j, 13)
  const radius: f32 = 0.15 + 0.17 * lattice(i, j, 14)
  return ease(radius, radius * 0.4, Mathf.sqrt(dx * dx + dy * dy)) * (0.5 + 0.5 * lattice(i, j, 15))
}

function stroke(p: usize, x: f32, y: f32): f32 {
  const ax = load<f32>(p)
  const ay = load<f32>(p, 4)
  const bx: f32 = load<f32>(p, 8) - ax
  const by: f32 = load<f32>(p, 12) - ay
  const half = load<f32>(p, 16)
  const t = clamp(((x - ax) * bx + (y - ay) * by) / (bx * bx + by * by), 0, 1)
  const dx: f32 = x - ax - bx * t
  const dy: f32 = y - ay - by * t
  return ease(half, half * 0.5, Mathf.sqrt(dx * dx + dy * dy))
}

// ---------------------------------------------------------------- hair

let flowX: f32 = 0
let flowY: f32 = 0
let flowZ: f32 = 0
let aroundLock: f32 = 0
let alongLock: f32 = 0
let lockSeed: f32 = 0
let acrossX: f32 = 0
let acrossY: f32 = 0

/** Direction of the hair at a point, from the locks near it, and where on the nearest one the point lies. */
function followLocks(group: i32, x: f32, y: f32, z: f32): void {
  flowX = 0
  flowY = 0
  flowZ = 0
  aroundLock = x * 3
  alongLock = y
  lockSeed = 0
  acrossX = 1
  acrossY = 0
  let nearest: f32 = MISS
  for (let i = 0; i < nearCount; i++) {
    const p = <usize>load<u32>(nearList + ((<usize>i) << 2))
    if (load<i32>(p, at.GROUP_INDEX) != group || load<i32>(p, at.OPERATION) != at.LINK) continue
    const side: f32 = (load<i32>(p) & at.FLAG_MIRRORED) != 0 && x < 0 ? -1 : 1
    const qx: f32 = x * side - load<f32>(p, at.CENTRE)
    const qy: f32 = y - load<f32>(p, at.CENTRE + 4)
    const qz: f32 = z - load<f32>(p, at.CENTRE + 8)
    const bx = load<f32>(p, at.PARAMETERS)
    const by = load<f32>(p, at.PARAMETERS + 4)
    const bz = load<f32>(p, at.PARAMETERS + 8)
    const inverse = load<f32>(p, at.PARAMETERS + 12)
    const radius = load<f32>(p, at.PARAMETERS + 16)
    const growth = load<f32>(p, at.PARAMETERS + 20)
    const h = clamp((qx * bx + qy * by + qz * bz) * inverse, 0, 1)
    const ux: f32 = qx - bx * h
    const uy: f32 = qy - by * h
    const uz: f32 = qz - bz * h
    const d2: f32 = ux * ux + uy * uy + uz * uz
    const limit: f32 = radius + Mathf.max(growth, 0) + 0.08
    if (d2 > limit * limit) continue
    const d: f32 = Mathf.sqrt(d2) - radius - growth * h
    const scale = Mathf.sqrt(inverse)
    const close: f32 = Mathf.max(d, -0.01) + 0.02
    const weight: f32 = scale / (close * close * close)
    flowX += bx * weight * side
    flowY += by * weight
    flowZ += bz * weight
    if (d >= nearest) continue
    nearest = d
    // The angle is measured from the fixed z axis: a frame from the tangent alone gives brick patterns.
    const tx: f32 = bx * scale
    const ty: f32 = by * scale
    const tz: f32 = bz * scale
    let ex: f32 = ty
    let ey: f32 = -tx
    const flat = Mathf.sqrt(ex * ex + ey * ey)
    if (flat < 0.05) {
      ex = 1
      ey = 0
    } else {
      ex /= flat
      ey /= flat
    }
    const fx: f32 = -tz * ey
    const fy: f32 = tz * ex
    const fz: f32 = tx * ey - ty * ex
    const angle = Mathf.atan2(ux * ex + uy * ey, ux * fx + uy * fy + uz * fz)
    aroundLock = angle * (radius + growth * h)
    alongLock = load<f32>(p, at.PARAMETERS + 24) + load<f32>(p, at.PARAMETERS + 28) * h
    lockSeed = load<f32>(p, at.PARAMETERS + 32)
    acrossX = ex * side
    acrossY = ey
  }
  const scale: f32 = 1.0 / (Mathf.sqrt(flowX * flowX + flowY * flowY + flowZ * flowZ) + 0.000000001)
  flowX *= scale
  flowY *= scale
  flowZ *= scale
}

// ---------------------------------------------------------------- shading

let litRed: f32 = 0
let litGreen: f32 = 0
let litBlue: f32 = 0
let normalX: f32 = 0
let normalY: f32 = 0
let normalZ: f32 = 0
let highlight: f32 = 0
let tintedHighlight: f32 = 0
let glint: f32 = 0
let halfX: f32 = 0
let halfY: f32 = 0
let halfZ: f32 = 0

function shadePixel(hit: usize, normalAt: usize, depth: f32, shadow: f32, occlusion: f32): void {
  normalX = load<f32>(scratch + NORMALS_X + normalAt)
  normalY = load<f32>(scratch + NORMALS_Y + normalAt)
  normalZ = load<f32>(scratch + NORMALS_Z + normalAt)
  shade(
    <i32>load<f32>(scratch + HITS + hit),
    originX + aimX * depth,
    originY + aimY * depth,
    originZ + aimZ * depth,
    shadow,
    occlusion,
  )
}

/** Light that leaves the surface point towards the camera, into litRed, litGreen, litBlue (linear). */
function shade(group: i32, x: f32, y: f32, z: f32, shadow: f32, occlusion: f32): void {
  const material = <usize>load<i32>(groups + <usize>group * at.GROUP_SIZE, at.GROUP_MATERIAL)
  const m = materials + material * at.MATERIAL_SIZE
  const kind = <i32>load<f32>(m, at.KIND)
  surfaceRed = load<f32>(m, at.COLOR)
  surfaceGreen = load<f32>(m, at.COLOR + 4)
  surfaceBlue = load<f32>(m, at.COLOR + 8)
  gloss = load<f32>(m, at.GLOSS)
  const power = load<f32>(m, at.POWER)
  const subsurface = load<f32>(m, at.SUBSURFACE)
  highlight = 0
  tintedHighlight = 0
  glint = 0
  if (kind == at.KIND_GLOW) {
    const facing: f32 = -(normalX * aimX + normalY * aimY + normalZ * aimZ)
    const core: f32 = 0.75 + 1.6 * facing * facing
    litRed = surfaceRed * core
    litGreen = surfaceGreen * core
    litBlue = surfaceBlue * core
    return
  }
  const layerCount = <i32>load<f32>(m, at.LAYER_COUNT)
  if (layerCount > 0) applyLayers(<i32>load<f32>(m, at.FIRST_LAYER), layerCount, x, y, z)
  findHalfVector()
  if (kind == at.KIND_EYE) {
    shadeEye(m, x, y, z)
    shadow = mix(shadow, 1, 0.6)
    occlusion = mix(occlusion, 1, 0.55)
  } else if (kind == at.KIND_TOOTH) {
    // Light bounces about between lips and teeth; without this the open mouth is a hole.
    shadow = mix(shadow, 1, 0.5)
    occlusion = mix(occlusion, 1, 0.75)
  } else if (kind == at.KIND_HAIR) {
    shadeHair(m, group, x, y, z, power)
  } else if (kind == at.KIND_SKIN) {
    mottleSkin(m, x, y, z)
  } else if (kind == at.KIND_CLOTH) {
    weaveCloth(m, x, y, z)
  }
  if (kind != at.KIND_HAIR) {
    const facing: f32 = Mathf.max(0, normalX * halfX + normalY * halfY + normalZ * halfZ)
    const lit = ease(-0.1, 0.3, dotCamera(at.KEY_DIRECTION, normalX, normalY, normalZ))
    highlight = gloss * (Mathf.pow(facing, power) + 0.35 * Mathf.pow(facing, power * 0.22)) * lit
  }
  if (kind == at.KIND_METAL) {
    lightMetal(shadow, occlusion)
    return
  }
  const dry = kind == at.KIND_SKIN && gloss < 0.02
  const fresnel: f32 = load<f32>(m, at.FRESNEL) * (dry ? <f32>0.2 : <f32>1)
  lightSurface(subsurface, fresnel, shadow, occlusion)
}

function findHalfVector(): void {
  halfX = load<f32>(camera, at.KEY_DIRECTION) - aimX
  halfY = load<f32>(camera, at.KEY_DIRECTION + 4) - aimY
  halfZ = load<f32>(camera, at.KEY_DIRECTION + 8) - aimZ
  const scale: f32 = 1.0 / Mathf.sqrt(halfX * halfX + halfY * halfY + halfZ * halfZ)
  halfX *= scale
  halfY *= scale
  halfZ *= scale
}

/** Iris with a limbal ring, lighter below; sclera pinker in the corners; the lid's shadow; catch-lights. */
function shadeEye(m: usize, x: f32, y: f32, z: f32): void {
  const radius = load<f32>(m, at.EYE_RADIUS)
  const side: f32 = x > 0 ? 1 : -1
  const lx: f32 = (x - side * load<f32>(m, at.EYE_CENTRE)) / radius
  const ly: f32 = (y - load<f32>(m, at.EYE_CENTRE + 4)) / radius
  const lz: f32 = (z - load<f32>(m, at.EYE_CENTRE + 8)) / radius
  const gaze = m + (x > 0 ? at.GAZE_RIGHT : at.GAZE_LEFT)
  const gx = load<f32>(gaze)
  const gy = load<f32>(gaze, 4)
  const gz = load<f32>(gaze, 8)
  const facing: f32 = lx * gx + ly * gy + lz * gz
  const angle = Mathf.acos(clamp(facing, -1, 1))
  const iris = load<f32>(m, at.IRIS_ANGLE)
  const pupil = load<f32>(m, at.PUPIL_ANGLE)
  const px: f32 = lx - gx * facing
  const py: f32 = ly - gy * facing
  const turn = Mathf.atan2(py, px)
  const t = clamp((angle - pupil) / (iris - pupil), 0, 1)
  const fibres: f32 =
    0.6 * noise(turn * 7 + 20, angle * 5, 2) + 0.4 * noise(turn * 17 + 50, angle * 9, 6)
  const lower = ease(0.5, -0.9, py / iris)
  const limbus: f32 = 1 - ease(0.72, 1.0, t) * 0.82
  const light: f32 = (0.45 + 0.75 * fibres) * (0.55 + 1.15 * lower) * limbus * (0.55 + 0.55 * t)
  const collar: f32 = ease(0.45, 0.0, t) * 0.35
  const hole: f32 = 1 - ease(pupil + 0.03, pupil - 0.03, angle) * 0.97
  const red: f32 = load<f32>(m, at.IRIS_COLOR) * light * (1 + collar) * hole
  const green: f32 = load<f32>(m, at.IRIS_COLOR + 4) * light * (1 + collar * 0.4) * hole
  const blue: f32 = load<f32>(m, at.IRIS_COLOR + 8) * light * hole
  const white = ease(iris - 0.04, iris + 0.05, angle)
  const corner = ease(0.55, 1.0, Mathf.abs(lx))
  surfaceRed = mix(red, mix(0.72, 0.58, corner), white)
  surfaceGreen = mix(green, mix(0.68, 0.44, corner), white)
  surfaceBlue = mix(blue, mix(0.65, 0.4, corner), white)
  const lash = layers + <usize>load<f32>(m, at.LASH_LAYER) * at.LAYER_SIZE + at.LAYER_PARAMETERS
  measureLids(lash, Mathf.abs(x) - load<f32>(m, at.EYE_CENTRE), y - load<f32>(m, at.EYE_CENTRE + 4))
  const shade: f32 = 1 - load<f32>(m, at.TEXTURE) * ease(-0.13, 0.0, aboveUpper)
  surfaceRed *= shade
  surfaceGreen *= shade * 0.97
  surfaceBlue *= shade * 0.97
  if (facing <= 0) return
  const catchX = load<f32>(m, at.CATCH_LIGHT)
  const catchY = load<f32>(m, at.CATCH_LIGHT + 4)
  const size = load<f32>(m, at.CATCH_LIGHT_SIZE)
  const ax: f32 = px / iris - catchX
  const ay: f32 = py / iris - catchY
  glint = ease(size, size * 0.72, Mathf.sqrt(ax * ax + ay * ay))
  const bx: f32 = px / iris + catchX * 1.1
  const by: f32 = py / iris + catchY * 1.15
  glint += 0.3 * ease(size * 0.85, 0.0, Mathf.sqrt(bx * bx + by * by))
}

/** Strands along the lock and two shifted highlights (after Kajiya and Kay, and Marschner). */
function shadeHair(m: usize, group: i32, x: f32, y: f32, z: f32, power: f32): void {
  followLocks(group, x, y, z)
  const f = load<f32>(m, at.FREQUENCY)
  const coarse = noise(aroundLock * f + lockSeed * 31, alongLock * 1.6, lockSeed * 7)
  const fine = noise(aroundLock * f * 2.7 + lockSeed * 17, alongLock * 2.6, lockSeed * 3 + 5)
  const strand: f32 = coarse * 0.6 + fine * 0.4
  const contrast: f32 =
    mix(1, 0.35 + 1.3 * strand, load<f32>(m, at.TEXTURE)) * (0.82 + 0.36 * lockSeed)
  const tip: f32 = ease(0.3, 1.0, alongLock * 0.5) * load<f32>(m, at.TIP_MIX)
  surfaceRed = mix(surfaceRed, load<f32>(m, at.TIP_COLOR), tip) * contrast
  surfaceGreen = mix(surfaceGreen, load<f32>(m, at.TIP_COLOR + 4), tip) * contrast
  surfaceBlue = mix(surfaceBlue, load<f32>(m, at.TIP_COLOR + 8), tip) * contrast
  const relief: f32 = (coarse - 0.5) * load<f32>(m, at.STRAND_RELIEF)
  normalX += acrossX * relief
  normalY += acrossY * relief
  const scale: f32 = 1.0 / Mathf.sqrt(normalX * normalX + normalY * normalY + normalZ * normalZ)
  normalX *= scale
  normalY *= scale
  normalZ *= scale
  const shift: f32 = (strand - 0.5) * 0.25
  const lean: f32 = (normalX * halfX + normalY * halfY + normalZ * halfZ) * 0.1
  const first: f32 = flowX * halfX + flowY * halfY + flowZ * halfZ + lean + shift
  const second: f32 = first - 0.22
  const lit = clamp(dotCamera(at.KEY_DIRECTION, normalX, normalY, normalZ) + 0.35, 0, 1)
  highlight = gloss * Mathf.pow(Mathf.sqrt(Mathf.max(0, 1 - first * first)), power) * lit
  tintedHighlight =
    gloss *
    1.3 *
    Mathf.pow(Mathf.sqrt(Mathf.max(0, 1 - second * second)), power * 0.3) *
    lit *
    (0.4 + strand)
}

function mottleSkin(m: usize, x: f32, y: f32, z: f32): void {
  const amount = load<f32>(m, at.TEXTURE)
  const f = load<f32>(m, at.FREQUENCY)
  const coarse: f32 = noise(x * f, y * f, z * f) - 0.5
  const fine: f32 = noise(x * f * 5, y * f * 5, z * f * 5) - 0.5
  surfaceRed *= 1 + amount * 0.5 * (coarse + fine * 0.5)
  surfaceGreen *= 1 + amount * (coarse + fine * 0.7)
  surfaceBlue *= 1 + amount * (coarse + fine * 0.7)
  gloss *= 1 + fine * amount * 3
}

function weaveCloth(m: usize, x: f32, y: f32, z: f32): void {
  const amount = load<f32>(m, at.TEXTURE)
  const f = load<f32>(m, at.FREQUENCY)
  const worn: f32 =
    (noise(x * 3, y * 3, z * 3) - 0.5) * 0.9 + (noise(x * 9, y * 4, z * 9) - 0.5) * 0.5
  const thread: f32 = noise(x * f, y * f * 0.25, z * f) + noise(x * f * 0.25, y * f, z * f) - 1
  const scale: f32 = 1 + amount * (worn + 0.35 * thread)
  surfaceRed *= scale
  surfaceGreen *= scale
  surfaceBlue *= scale
}

/** Polished metal: a stretched reflection of sky, horizon and ground, tinted by the metal. */
function lightMetal(shadow: f32, occlusion: f32): void {
  const facing: f32 = normalX * aimX + normalY * aimY + normalZ * aimZ
  const ry: f32 = aimY - 2 * facing * normalY
  const rx: f32 = aimX - 2 * facing * normalX
  const rz: f32 = aimZ - 2 * facing * normalZ
  const above = ease(-0.05, 0.5, ry)
  const horizon: f32 = Mathf.exp(-ry * ry * 14) * 0.8
  const key = Mathf.max(0, dotCamera(at.KEY_DIRECTION, rx, ry, rz))
  const soft: f32 = key * key * 0.9 + Mathf.pow(key, 14) * 2.2
  const rim = Mathf.max(0, dotCamera(at.RIM_DIRECTION, rx, ry, rz))
  const edge: f32 = rim * rim * rim * 0.9
  const key0: f32 = shadow * 0.85 + 0.15
  litRed = surfaceRed * metalLight(0, above, horizon, soft * key0, edge, occlusion)
  litGreen = surfaceGreen * metalLight(4, above, horizon, soft * key0, edge, occlusion)
  litBlue = surfaceBlue * metalLight(8, above, horizon, soft * key0, edge, occlusion)
}

function metalLight(
  channel: usize,
  above: f32,
  horizon: f32,
  key: f32,
  rim: f32,
  occlusion: f32,
): f32 {
  const sky = load<f32>(camera + at.SKY_COLOR + channel)
  const ground = load<f32>(camera + at.GROUND_COLOR + channel)
  const around: f32 = mix(ground * 0.7, sky * 2.2, above) + horizon * (sky + ground)
  return (
    around * (0.25 + 0.75 * occlusion) +
    load<f32>(camera + at.KEY_COLOR + channel) * key +
    load<f32>(camera + at.RIM_COLOR + channel) * rim * occlusion
  )
}

let keyFacing: f32 = 0
let fillLight: f32 = 0
let rimLight: f32 = 0
let skyLight: f32 = 0
let rimFresnel: f32 = 0

/** Key, fill, rim, sky and ground on a rough surface. Red wraps farthest round and creases stay warm: skin. */
function lightSurface(subsurface: f32, fresnel: f32, shadow: f32, occlusion: f32): void {
  keyFacing = dotCamera(at.KEY_DIRECTION, normalX, normalY, normalZ)
  const facing = clamp(-(normalX * aimX + normalY * aimY + normalZ * aimZ), 0, 1)
  const fill: f32 = 0.5 + 0.5 * dotCamera(at.FILL_DIRECTION, normalX, normalY, normalZ)
  fillLight = fill * fill
  rimLight =
    Mathf.max(0, dotCamera(at.RIM_DIRECTION, normalX, normalY, normalZ) + 0.25) *
    Mathf.pow(1 - facing, 2.2) *
    ease(0.15, 0.6, occlusion)
  skyLight = 0.5 + 0.5 * normalY
  rimFresnel = Mathf.pow(1 - facing, 4) * fresnel * occlusion
  const s = subsurface
  const root = Mathf.sqrt(shadow)
  litRed = litChannel(
    0,
    surfaceRed,
    0.06 + 0.36 * s,
    mix(shadow, root, s * 0.45),
    mix(occlusion, Mathf.sqrt(occlusion), s),
    shadow,
    occlusion,
  )
  litGreen = litChannel(
    4,
    surfaceGreen,
    0.06 + 0.17 * s,
    mix(shadow, shadow * root, s * 0.5),
    occlusion,
    shadow,
    occlusion,
  )
  litBlue = litChannel(
    8,
    surfaceBlue,
    0.06 + 0.1 * s,
    mix(shadow, shadow * shadow, s * 0.5),
    occlusion * mix(1, 0.75 + 0.25 * occlusion, s),
    shadow,
    occlusion,
  )
  litRed += glint * 2.2
  litGreen += glint * 2.2
  litBlue += glint * 2.3
}

function litChannel(
  channel: usize,
  color: f32,
  wrap: f32,
  keyShadow: f32,
  ambient: f32,
  shadow: f32,
  occlusion: f32,
): f32 {
  const key = load<f32>(camera + at.KEY_COLOR + channel)
  const sky = load<f32>(camera + at.SKY_COLOR + channel)
  const diffuse: f32 = Mathf.max(0, (keyFacing + wrap) / (1 + wrap))
  const around = mix(load<f32>(camera + at.GROUND_COLOR + channel), sky, skyLight)
  const body: f32 =
    color *
    (key * diffuse * keyShadow * mix(0.6, 1, ambient) +
      load<f32>(camera + at.FILL_COLOR + channel) * fillLight * ambient +
      around * ambient)
  const rim: f32 = load<f32>(camera + at.RIM_COLOR + channel) * rimLight * (0.25 + color)
  const shine: f32 = highlight * mix(shadow, 1, 0.15) * occlusion * key
  const tinted: f32 = tintedHighlight * mix(shadow, 1, 0.25) * occlusion * color * key * 1.4
  return body + rim + shine + tinted + rimFresnel * sky
}

// ---------------------------------------------------------------- picture

/** Reads the painted backdrop (three linear floats a texel) between texels. */
function paintBackdrop(px: f32, py: f32): void {
  const columns = <i32>load<f32>(camera, at.BACKDROP_WIDTH)
  const rows = <i32>load<f32>(camera, at.BACKDROP_HEIGHT)
  const x = clamp((px / width) * <f32>columns - 0.5, 0, <f32>(columns - 1) - 0.001)
  const y = clamp((py / height) * <f32>rows - 0.5, 0, <f32>(rows - 1) - 0.001)
  const i = <i32>x
  const j = <i32>y
  const u: f32 = x - <f32>i
  const v: f32 = y - <f32>j
  const p = backdrop + <usize>((j * columns + i) * 12)
  const below = <usize>(columns * 12)
  litRed = bilinear(p, below, u, v)
  litGreen = bilinear(p + 4, below, u, v)
  litBlue = bilinear(p + 8, below, u, v)
}

function bilinear(p: usize, below: usize, u: f32, v: f32): f32 {
  return mix(
    mix(load<f32>(p), load<f32>(p + 12), u),
    mix(load<f32>(p + below), load<f32>(p + below + 12), u),
    v,
  )
}

function writeColor(to: usize, px: f32, py: f32): void {
  addBloom(px, py)
  const u: f32 = px / width - 0.5
  const v: f32 = py / height - 0.5
  const exposure: f32 = (1 - 0.5 * (u * u + v * v)) * load<f32>(camera, at.EXPOSURE)
  const red = encode(litRed * exposure)
  const green = encode(litGreen * exposure)
  const blue = encode(litBlue * exposure)
  const luma: f32 = 0.3 * red + 0.59 * green + 0.11 * blue
  const saturation = load<f32>(camera, at.SATURATION)
  storeByte(to, luma + (red - luma) * saturation)
  storeByte(to + 1, luma + (green - luma) * saturation)
  storeByte(to + 2, luma + (blue - luma) * saturation)
  store<u8>(to, 255, 3)
}

function addBloom(px: f32, py: f32): void {
  const radius = load<f32>(camera, at.BLOOM_RADIUS)
  if (radius <= 0) return
  const ax = load<f32>(camera, at.BLOOM)
  const ay = load<f32>(camera, at.BLOOM + 4)
  const bx: f32 = load<f32>(camera, at.BLOOM + 8) - ax
  const by: f32 = load<f32>(camera, at.BLOOM + 12) - ay
  const t = clamp(((px - ax) * bx + (py - ay) * by) / (bx * bx + by * by + 0.001), 0, 1)
  const dx: f32 = (px - ax - bx * t) / radius
  const dy: f32 = (py - ay - by * t) / radius
  const d2: f32 = dx * dx + dy * dy
  const glow: f32 = 0.6 * Mathf.exp(-d2 * 9) + 0.24 * Mathf.exp(-d2 * 1.6)
  litRed += glow * load<f32>(camera, at.BLOOM_COLOR)
  litGreen += glow * load<f32>(camera, at.BLOOM_COLOR + 4)
  litBlue += glow * load<f32>(camera, at.BLOOM_COLOR + 8)
}

/** Filmic tone curve (Narkowicz's fit of ACES), then gamma 2. */
function encode(x: f32): f32 {
  const toned: f32 = (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14)
  return Mathf.sqrt(clamp(toned, 0, 1))
}

function storeByte(to: usize, value: f32): void {
  store<u8>(to, <u8>clamp(value * 255 + 0.5, 0, 255))
}
