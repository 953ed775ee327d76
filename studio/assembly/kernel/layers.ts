// Paint layers: color applied to a material inside an ellipsoid.
import { Surface } from './Surface'
import { brow } from './brow'
import { hairline } from './hairline'
import { lashes } from './lids'
import { lips } from './lips'
import { clamp, ease, lattice, mix, noise } from './maths'
import { panelWeight } from './panels'
import { layers } from './scene'
import * as at from '../../src/kernel/layout'

/** The size of a panel's box, as a fraction of the ellipsoid around it. */
const BOX: f32 = 1 / <f32>at.PANEL_MARGIN

/** Applies a material's paint layers to the surface color. */
export function applyLayers(first: i32, count: i32, x: f32, y: f32, z: f32): void {
  for (let i = 0; i < count; i++) {
    const p = layers + <usize>(first + i) * at.LAYER_SIZE
    const sideX: f32 = load<f32>(p, at.LAYER_MIRRORED) > 0 ? Mathf.abs(x) : x
    const qx: f32 = sideX - load<f32>(p, at.LAYER_CENTER)
    const qy: f32 = y - load<f32>(p, at.LAYER_CENTER + 4)
    const qz: f32 = z - load<f32>(p, at.LAYER_CENTER + 8)
    const a: f32 = qx * load<f32>(p, at.LAYER_EXTENT)
    const b: f32 = qy * load<f32>(p, at.LAYER_EXTENT + 4)
    const c: f32 = qz * load<f32>(p, at.LAYER_EXTENT + 8)
    const r2: f32 = a * a + b * b + c * c
    if (r2 >= 1) continue
    const soft: f32 = 1 - r2
    const q = p + at.LAYER_PARAMETERS
    let weight: f32
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
        // Parameters: frequency, fraction of the cells that have a freckle.
        const f = load<f32>(q)
        weight = freckle(x * f, y * f, load<f32>(q, 4)) * ease(0, 0.5, soft)
        break
      }
      case at.LAYER_STUBBLE: {
        // Parameter: frequency.
        const f = load<f32>(q)
        weight = ease(0, 0.45, soft) * (0.55 + 0.6 * noise(x * f, y * f, z * f))
        break
      }
      case at.LAYER_HAIRLINE: {
        weight = hairline(q, qx, qy, qz) * ease(0, 0.1, soft)
        break
      }
      case at.LAYER_PATCH: {
        // A spot with a firm edge. Parameter: softness of the edge.
        weight = ease(0, load<f32>(q), soft)
        break
      }
      case at.LAYER_PANEL: {
        if (Mathf.abs(a) > BOX || Mathf.abs(b) > BOX) continue
        weight = panelWeight(q, qx, qy, x, y)
        break
      }
      default: {
        // A brush stroke in the plane of the face. Parameters: both ends, half width.
        weight = stroke(q, sideX, y)
      }
    }
    weight *= load<f32>(p, at.LAYER_OPACITY)
    const type = <i32>load<f32>(p, at.LAYER_TYPE)
    noteFeature(type, weight)
    // Hair on skin does not shine like skin.
    if (type == at.LAYER_BROW || type == at.LAYER_LASH || type == at.LAYER_HAIRLINE)
      Surface.gloss *= 1 - Mathf.min(weight, 1)
    Surface.red = mix(Surface.red, load<f32>(p, at.LAYER_COLOR), weight)
    Surface.green = mix(Surface.green, load<f32>(p, at.LAYER_COLOR + 4), weight)
    Surface.blue = mix(Surface.blue, load<f32>(p, at.LAYER_COLOR + 8), weight)
  }
}

/** Notes which features of the face are painted here; whatever is painted later covers them. */
function noteFeature(type: i32, weight: f32): void {
  const bare: f32 = 1 - Mathf.min(weight, 1)
  Surface.brow = type == at.LAYER_BROW ? Mathf.max(Surface.brow, weight) : Surface.brow * bare
  Surface.fuzz = type == at.LAYER_HAIRLINE ? weight : Surface.fuzz * bare
  if (type == at.LAYER_LASH || type == at.LAYER_LIPS) Surface.kept = Mathf.max(Surface.kept, weight)
}

/** At most one round spot in each unit square, up to a third of its size. */
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
