import type { BakedTape } from './BakedTape.ts'
import { exportsAll, instantiate } from './instantiate.ts'
import * as at from './layout.ts'
import type { Vector } from './vector.ts'

/** The functions that assembly/kernel/kernel.ts exports. */
const FUNCTIONS = [
  ...['setup', 'macro', 'tile', 'smooth', 'probe'],
  ...['colorsPointer', 'maskPointer', 'guidePointer', 'scratchSize'],
]

interface Exports {
  readonly memory: WebAssembly.Memory
  readonly setup: (...addresses: number[]) => void
  readonly macro: (x: number, y: number, size: number) => number
  readonly tile: (x: number, y: number) => number
  readonly smooth: (x: number, y: number) => void
  readonly probe: (x: number, y: number, z: number) => number
  readonly colorsPointer: () => number
  readonly maskPointer: () => number
  readonly guidePointer: () => number
  readonly scratchSize: () => number
}

const isComplete = (exports: WebAssembly.Exports): exports is WebAssembly.Exports & Exports =>
  exportsAll(exports, FUNCTIONS)

/** The input of the kernel: a baked tape, the camera record of layout.ts and the backdrop's texels. */
export interface KernelScene {
  readonly tape: BakedTape
  readonly camera: Float32Array
  readonly backdrop: Float32Array
}

/** The colors of a tile, and the mask of pixels to redraw: see assembly/kernel/kernel.ts. */
export interface TileBuffers {
  readonly colors: Uint8Array
  readonly mask: Uint8Array
  /** What a brush has to know about each pixel: see layout.ts. */
  readonly guide: Uint16Array
  readonly packed: Uint8Array
  /** Depth codes of a tile, or of the nearest and farthest around each pixel. */
  readonly nearest: Uint16Array
  readonly farthest: Uint16Array
}

/** Memory below this is reserved for the compiled module's own data. */
const BASE = 65536
const PAGE = 65536

/** The compiled renderer with its memory; holds one scene at a time. */
export class Kernel {
  readonly #exports: Exports

  private constructor(exports: Exports) {
    this.#exports = exports
  }

  /** Loads the build with four lanes, or the one with one lane for machines without SIMD. */
  static load(lanes: 'simd' | 'scalar' = 'simd'): Kernel {
    return new Kernel(instantiate(`kernel.${lanes}.wasm`, isComplete))
  }

  /** Loads a scene. Tests turn `culling` off, so that every ray evaluates the whole tape; this is slow. */
  place(scene: KernelScene, { culling = true } = {}): void {
    const { tape, camera, backdrop } = scene
    const layersAt = BASE + tape.layersAt
    const cameraAt = align(BASE + tape.bytes.byteLength)
    const backdropAt = align(cameraAt + at.CAMERA_SIZE)
    const scratchAt = align(backdropAt + backdrop.byteLength)
    const { memory } = this.#exports
    const missing = scratchAt + this.#exports.scratchSize() - memory.buffer.byteLength
    if (missing > 0) memory.grow(Math.ceil(missing / PAGE))
    new Uint8Array(memory.buffer).set(tape.bytes, BASE)
    new Float32Array(memory.buffer).set(camera, cameraAt / 4)
    new Float32Array(memory.buffer).set(backdrop, backdropAt / 4)
    this.#exports.setup(
      ...[BASE, tape.primitiveCount, BASE + tape.groupsAt, BASE + tape.materialsAt],
      ...[layersAt, cameraAt, backdropAt, scratchAt, culling ? 1 : 0],
    )
  }

  get buffers(): TileBuffers {
    const { memory, colorsPointer, maskPointer, guidePointer } = this.#exports
    const pixels = at.TILE * at.TILE
    return {
      colors: new Uint8Array(memory.buffer, colorsPointer(), pixels * 4),
      mask: new Uint8Array(memory.buffer, maskPointer(), pixels),
      guide: new Uint16Array(memory.buffer, guidePointer(), pixels),
      packed: new Uint8Array(memory.buffer, maskPointer() + pixels, pixels),
      nearest: new Uint16Array(memory.buffer, maskPointer() + 2 * pixels, pixels),
      farthest: new Uint16Array(memory.buffer, maskPointer() + 4 * pixels, pixels),
    }
  }

  macro(x: number, y: number): void {
    this.#exports.macro(x, y, at.MACRO_TILE)
  }

  tile(x: number, y: number): void {
    this.#exports.tile(x, y)
  }

  smooth(x: number, y: number): void {
    this.#exports.smooth(x, y)
  }

  /** Where a ray first hits the loaded tape; undefined if it hits nothing within a distance of three. */
  cast(from: Vector, direction: Vector): Vector | undefined {
    let t = 0
    for (let step = 0; step < 60 && t < 3; step++) {
      const [x, y, z] = [
        from[0] + direction[0] * t,
        from[1] + direction[1] * t,
        from[2] + direction[2] * t,
      ]
      const d = this.#exports.probe(x, y, z)
      if (d < 0.003) return [x, y, z]
      t += d
    }
    return undefined
  }
}

const align = (address: number): number => (address + 63) & ~63
