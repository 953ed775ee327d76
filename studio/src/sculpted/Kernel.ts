import { readFileSync } from 'node:fs'
import type { BakedTape } from './Tape.ts'
import * as at from './layout.ts'
import type { Vector } from './vector.ts'

interface Exports {
  readonly memory: WebAssembly.Memory
  setup(...places: number[]): void
  macro(x: number, y: number, size: number): number
  tile(x: number, y: number): number
  smooth(x: number, y: number): void
  probe(x: number, y: number, z: number): number
  colorsPointer(): number
  maskPointer(): number
  scratchSize(): number
}

/** What the kernel draws: a baked tape, the camera record of layout.ts and the backdrop's texels. */
export interface KernelScene {
  readonly tape: BakedTape
  readonly camera: Float32Array
  readonly backdrop: Float32Array
}

/** Colours of a tile and the mask of pixels to redo: see assembly/kernel.ts. */
export interface TileBuffers {
  readonly colors: Uint8Array
  readonly mask: Uint8Array
  readonly packed: Uint8Array
  /** Codes of the depths of a tile, or of the nearest and farthest in each pixel's neighbourhood. */
  readonly nearest: Uint16Array
  readonly farthest: Uint16Array
}

/** Memory below this belongs to the compiler. */
const BASE = 65536
const PAGE = 65536

/** The compiled renderer with its memory; holds one scene at a time. */
export class Kernel {
  readonly #exports: Exports

  private constructor(exports: Exports) {
    this.#exports = exports
  }

  /** Reads and starts the build with four lanes, or with one where the machine has no SIMD. */
  static load(lanes: 'simd' | 'scalar' = 'simd'): Kernel {
    return new Kernel(instantiate<Exports>(`kernel.${lanes}.wasm`))
  }

  /** Puts a scene in place. Without culling every ray meets the whole tape: slow, for tests. */
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
    const { memory, colorsPointer, maskPointer } = this.#exports
    const pixels = at.TILE * at.TILE
    return {
      colors: new Uint8Array(memory.buffer, colorsPointer(), pixels * 4),
      mask: new Uint8Array(memory.buffer, maskPointer(), pixels),
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

  /** Where a ray from outside first meets the tape in place, or nothing within a distance of three. */
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

/**
 * Starts a module that `npm run build` compiled into dist/ (the way there is the same from src/). The
 * caller says what it exports, as declared in assembly/: a module carries no types to check that with.
 */
export const instantiate = <Exports>(file: string): Exports => {
  const bytes = readFileSync(new URL(`../../dist/${file}`, import.meta.url))
  return new WebAssembly.Instance(new WebAssembly.Module(bytes)).exports as Exports
}

const align = (address: number): number => (address + 63) & ~63
