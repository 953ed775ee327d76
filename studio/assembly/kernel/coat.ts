import { Surface } from './Surface'
import { clamp, ease, lattice, mix, noise } from './maths'
import * as at from '../../src/kernel/layout'

/** Gives a surface point the color and relief of its coat; fur runs back from the muzzle. */
export function shadeCoat(m: usize, x: f32, y: f32, z: f32): void {
  const amount = load<f32>(m, at.TEXTURE)
  const f = load<f32>(m, at.FREQUENCY)
  switch (<i32>load<f32>(m, at.COAT)) {
    case at.COAT_FUR: {
      comb(x, y, z, f, amount)
      return
    }
    case at.COAT_FEATHERS: {
      tile(x, y, z, f, amount, 0.9)
      return
    }
    case at.COAT_SCALES: {
      tile(x, y, z, f, amount, 0.15)
      return
    }
    case at.COAT_HIDE: {
      const coarse: f32 = noise(x * f, y * f, z * f) - 0.5
      tint(1 + amount * (coarse + 0.6 * noise(x * f * 4, y * f * 4, z * f * 4) - 0.3))
      return
    }
    case at.COAT_LINEN: {
      wrap(x, y, z, f, amount)
      return
    }
    case at.COAT_BARK: {
      crack(x, y * 0.22, z, f, amount)
      return
    }
    default: {
      crack(x, y, z, f, amount)
    }
  }
}

// The point that the hairs run away from (the parting), inside the muzzle.
const PART_Y: f32 = -0.3
const PART_Z: f32 = 0.7

/** Hairs along the direction away from the muzzle, in clumps. */
function comb(x: f32, y: f32, z: f32, f: f32, amount: f32): void {
  const py: f32 = y - PART_Y
  const pz: f32 = z - PART_Z
  const far = Mathf.sqrt(x * x + py * py + pz * pz) + 0.001
  const dx: f32 = x / far
  const dy: f32 = py / far
  const dz: f32 = pz / far
  // Keeps the hairs as dense far from the parting as near it.
  const g: f32 = f * Mathf.sqrt(far + 0.15)
  const along: f32 = far * 3.2
  const clump = noise(dx * g * 0.3 + along * 0.5, dy * g * 0.3 - along * 0.4, dz * g * 0.3)
  const bend: f32 = clump * 2.2
  const hair = noise(dx * g + along + bend, dy * g - along, dz * g + bend)
  const beside = noise(
    (dx + 0.35 / g) * g + along + bend,
    (dy + 0.35 / g) * g - along,
    dz * g + bend,
  )
  const fine = noise(dx * g * 2.3 - along, dy * g * 2.3 + along, dz * g * 2.3 + along)
  const tone: f32 = 1 + amount * ((hair - 0.5) * 0.9 + (fine - 0.5) * 0.7 + (clump - 0.5) * 0.8)
  tint(tone)
  const slope: f32 = (hair - beside) * 2.2 * amount
  lean(slope, slope, (clump - 0.5) * amount)
}

/** Overlapping tiles: each is darker towards its end when `lap` is large, and domed. */
function tile(x: f32, y: f32, z: f32, f: f32, amount: f32, lap: f32): void {
  const sx: f32 = x * f
  const sy: f32 = y * f
  const sz: f32 = z * f
  const i = <i32>Mathf.floor(sx)
  const j = <i32>Mathf.floor(sy)
  const k = <i32>Mathf.floor(sz)
  let nearest: f32 = 9
  let second: f32 = 9
  let cx: f32 = 0
  let cy: f32 = 0
  let cz: f32 = 0
  let own: f32 = 0
  for (let a = -1; a <= 1; a++) {
    for (let b = -1; b <= 1; b++) {
      for (let c = -1; c <= 1; c++) {
        const h = lattice(i + a, j + b, k + c)
        const ox: f32 = <f32>(i + a) + 0.25 + 0.5 * h - sx
        const oy: f32 = <f32>(j + b) + 0.25 + 0.5 * lattice(i + a, j + b, k + c + 71) - sy
        const oz: f32 = <f32>(k + c) + 0.25 + 0.5 * lattice(i + a, j + b, k + c + 137) - sz
        const d: f32 = ox * ox + oy * oy + oz * oz
        if (d < nearest) {
          second = nearest
          nearest = d
          cx = ox
          cy = oy
          cz = oz
          own = h
        } else if (d < second) {
          second = d
        }
      }
    }
  }
  const edge: f32 = Mathf.sqrt(second) - Mathf.sqrt(nearest)
  const seam = ease(0.0, 0.24, edge)
  const end: f32 = clamp(cy * 1.1 + 0.5, 0, 1)
  tint(
    (1 + amount * (own - 0.5) * 0.5) *
      mix(1 - 0.55 * amount, 1, seam) *
      (1 - lap * amount * 0.5 * end),
  )
  lean(-cx * amount * 0.7, -cy * amount * 0.7, -cz * amount * 0.7)
}

/** Bandages, each wound over the one below, none quite level. */
function wrap(x: f32, y: f32, z: f32, f: f32, amount: f32): void {
  const tilted: f32 = (y + 0.22 * x + 0.12 * Mathf.sin(x * 2.3 + z * 1.7)) * f
  const turn: f32 = tilted - Mathf.floor(tilted)
  const own = lattice(<i32>Mathf.floor(tilted), 3, 9)
  const frayed: f32 = noise(x * 40, y * 9, z * 40) - 0.5
  const shadow = ease(0.0, 0.2, turn)
  tint(mix(1 - 0.8 * amount, 1, shadow) * (0.85 + 0.25 * own + 0.25 * frayed * amount))
  lean(0, (0.5 - turn) * amount * 0.9, 0)
}

/** Ridges with cracks between them. */
function crack(x: f32, y: f32, z: f32, f: f32, amount: f32): void {
  const here = ridge(x, y, z, f)
  const right = ridge(x + 0.02, y, z, f)
  const above = ridge(x, y + 0.02, z, f)
  const front = ridge(x, y, z + 0.02, f)
  tint(mix(1 - 0.75 * amount, 1.12, ease(0.04, 0.4, here)))
  lean((here - right) * 2.4 * amount, (here - above) * 2.4 * amount, (here - front) * 2.4 * amount)
}

function ridge(x: f32, y: f32, z: f32, f: f32): f32 {
  const bend: f32 = noise(x * f * 0.5, y * f * 0.5, z * f * 0.5) * 1.6
  const coarse: f32 = Mathf.abs(noise(x * f + bend, y * f + bend, z * f) * 2 - 1)
  const fine: f32 = Mathf.abs(noise(x * f * 2.7, y * f * 2.7 + bend, z * f * 2.7) * 2 - 1)
  return coarse * 0.75 + fine * 0.25
}

function tint(tone: f32): void {
  Surface.red *= tone
  Surface.green *= tone
  Surface.blue *= tone
}

/** Tilts the normal, which stays a unit vector. */
function lean(dx: f32, dy: f32, dz: f32): void {
  const nx: f32 = Surface.normalX + dx
  const ny: f32 = Surface.normalY + dy
  const nz: f32 = Surface.normalZ + dz
  const scale: f32 = 1.0 / Mathf.sqrt(nx * nx + ny * ny + nz * nz + 1e-6)
  Surface.normalX = nx * scale
  Surface.normalY = ny * scale
  Surface.normalZ = nz * scale
}
