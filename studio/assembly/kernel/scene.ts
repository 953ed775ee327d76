// The picture being drawn: where its records are in memory, and its camera.
import { storeFour } from './maths'
import { SCENE_LIST, TAPS } from './scratch'
import * as at from '../../src/kernel/layout'

export let primitiveCount: i32 = 0
export let groups: usize = 0
export let materials: usize = 0
export let layers: usize = 0
export let camera: usize = 0
export let backdrop: usize = 0
export let scratch: usize = 0
export let culling: bool = true
export let originX: f32 = 0
export let originY: f32 = 0
export let originZ: f32 = 0
export let pixel: f32 = 0
export let width: f32 = 0
export let height: f32 = 0

/**
 * Sets the addresses of everything the host has written. `cull` = 0 evaluates the whole tape for every pixel (for
 * tests).
 */
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
    const p = primitivesAt + <usize>i * at.PRIMITIVE_SIZE
    store<u32>(scratch + SCENE_LIST + ((<usize>i) << 2), <u32>p)
  }
}

export function dotCamera(field: usize, x: f32, y: f32, z: f32): f32 {
  const p = camera + field
  return load<f32>(p) * x + load<f32>(p, 4) * y + load<f32>(p, 8) * z
}
