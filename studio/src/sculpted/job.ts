import type { CharacterSpec } from '../CharacterSpec.ts'
import type { FlatStyle } from '../flat/FlatStyle.ts'
import type { Aspect, Picture, Style } from '../Picture.ts'
import { sculptedStyle } from './styles/styles.ts'

/** One picture to draw, as the workers get it. */
export interface Job {
  readonly id: number
  readonly spec: CharacterSpec
  readonly style: Style
  readonly aspect: Aspect
  readonly width: number
  readonly height: number
  /** Whether a rough picture will do: edges are not smoothed, which takes as long as all the rest. */
  readonly preview?: boolean
}

export interface Size {
  readonly width: number
  readonly height: number
}

/** Share of the picture's size at which rays are traced: the strokes of oil hide the difference. */
const OIL_DETAIL = 0.75
/** Pictures whose shorter side has fewer pixels than this have no strokes to hide anything. */
const LEAST_OIL = 200

export const tracedSize = ({ style, width, height }: Size & Pick<Job, 'style'>): Size => {
  const isOil = sculptedStyle(style)?.finish === 'oil' && Math.min(width, height) >= LEAST_OIL
  const detail = isOil ? OIL_DETAIL : 1
  return { width: Math.ceil(width * detail), height: Math.ceil(height * detail) }
}

/** The steps of a sculpted picture; all workers finish one before any begins the next. */
export const PHASES = ['backdrop', 'trace', 'smooth', 'finish'] as const
export type Phase = (typeof PHASES)[number]

/** Memory that the workers of a job share. */
export interface SharedMemory {
  /** 32-bit words: CANCELLED, then one counter of taken tiles a phase. */
  readonly control: SharedArrayBuffer
  /** Linear floats, three a texel. */
  readonly backdrop: SharedArrayBuffer
  /** RGBA as traced. */
  readonly traced: SharedArrayBuffer
  /** 16-bit code of each traced pixel's depth; nothing where edges are not smoothed. */
  readonly depths: SharedArrayBuffer
  /** RGBA with smooth edges. */
  readonly smoothed: SharedArrayBuffer
  /** RGBA of the picture's own size. */
  readonly finished: SharedArrayBuffer
}

export const CANCELLED = 0
export const counterOf = (phase: Phase): number => PHASES.indexOf(phase) + 1
export const CONTROL_WORDS = PHASES.length + 1

export type Task =
  | {
      readonly kind: 'sculpted'
      readonly job: Job
      readonly phase: Phase
      readonly memory: SharedMemory
    }
  | { readonly kind: 'flat'; readonly job: Job; readonly style: FlatStyle }

/** What a worker answers. A `failure` is a mistake in the task, not the worker's death. */
export type Answer =
  | { readonly kind: 'done' }
  | {
      readonly kind: 'picture'
      readonly picture: Picture
    }
  | { readonly kind: 'failure'; readonly message: string }
