// Scratch memory, as offsets from `scratch`: index lists, then buffers of one float per pixel or block.
import * as at from '../../src/kernel/layout'

export const PIXELS: i32 = at.TILE * at.TILE

export const MACRO_LIST: usize = 0
export const TILE_LIST: usize = at.LIST_SIZE
/** The shapes that the rays of a quarter of a tile, or of a pixel to redraw, may hit. */
export const RAY_LIST: usize = 2 * at.LIST_SIZE
/** Four lists, one for each quarter of a tile. */
export const NEAR_LISTS: usize = 3 * at.LIST_SIZE
export const TILE_LIGHT_LIST: usize = 7 * at.LIST_SIZE
export const LIGHT_LIST: usize = 8 * at.LIST_SIZE
export const SCENE_LIST: usize = 9 * at.LIST_SIZE
export const DEPTHS: usize = 10 * at.LIST_SIZE
export const HITS: usize = DEPTHS + 1024
export const NORMALS_X: usize = HITS + 1024
export const NORMALS_Y: usize = NORMALS_X + 1024
export const NORMALS_Z: usize = NORMALS_Y + 1024
export const BLOCK_SHADOW: usize = NORMALS_Z + 1024
export const BLOCK_OCCLUSION: usize = BLOCK_SHADOW + 256
export const BLOCK_DEPTH: usize = BLOCK_OCCLUSION + 256
export const LANE_A: usize = BLOCK_DEPTH + 256
export const LANE_B: usize = LANE_A + 16
export const LANE_C: usize = LANE_B + 16
export const CLEAR: usize = LANE_C + 16
export const TAPS: usize = CLEAR + 16
export const QUEUE_X: usize = TAPS + 64
export const QUEUE_Y: usize = QUEUE_X + 256
export const QUEUE_Z: usize = QUEUE_Y + 256
export const QUEUE_BLOCK: usize = QUEUE_Z + 256
export const COLORS: usize = QUEUE_BLOCK + 256
export const MASK: usize = COLORS + 1024
export const NEAREST: usize = MASK + 512
export const FARTHEST: usize = NEAREST + 512
export const NEAR_COUNTS: usize = FARTHEST + 512
export const GUIDES: usize = NEAR_COUNTS + 16
export const SCRATCH_SIZE: usize = GUIDES + 512
