import type { CharacterSpec } from '../spec/CharacterSpec.ts'
import type { Aspect, Picture } from '../spec/Picture.ts'
import type { Size } from '../kernel/oil.ts'
import type { Style } from './styles.ts'
import type { EyePose } from '../sculpted/poseEyes.ts'
import type { SculptedStyle } from '../sculpted/styles/SculptedStyle.ts'

/** One picture to draw, as passed to the workers. */
export interface Job {
  readonly id: number
  readonly spec: CharacterSpec
  readonly style: Style
  readonly aspect: Aspect
  readonly width: number
  readonly height: number
  /** Whether a rough picture is enough. Its edges are not smoothed, which would take as long as everything else. */
  readonly preview?: boolean
}

/** The scale at which rays are traced for an oil finish: its strokes hide the difference. */
const OIL_DETAIL = { alone: 0.75, group: 0.68 }
/** Pictures whose shorter side is below this have no strokes that could hide a smaller scale. */
const MIN_OIL_SIDE = 200

/** Whether the strokes of an oil finish will hide detail. */
export const hasStrokes = ({ width, height }: Size, style: SculptedStyle): boolean =>
  style.finish === 'oil' && Math.min(width, height) >= MIN_OIL_SIDE

export const tracedSize = (job: Size & Pick<Job, 'spec'>, style: SculptedStyle): Size => {
  const { width, height, spec } = job
  const detail = hasStrokes(job, style)
    ? OIL_DETAIL[spec.companions?.length ? 'group' : 'alone']
    : 1
  return { width: Math.ceil(width * detail), height: Math.ceil(height * detail) }
}

/** The steps of a sculpted picture; all workers finish one before any begins the next. */
export const PHASES = ['backdrop', 'trace', 'smooth', 'finish'] as const
export type Phase = (typeof PHASES)[number]

/** The steps of drawing the eyes of a finished picture again; its memory still holds everything else. */
export const EYE_PHASES = ['trace', 'smooth', 'finish'] as const satisfies readonly Phase[]

/** The memory that the workers of a job share. */
export interface SharedMemory {
  /** 32-bit words: CANCELED, then for each phase a counter of the tiles taken. */
  readonly control: SharedArrayBuffer
  /** Linear floats, three per texel. */
  readonly backdrop: SharedArrayBuffer
  /** RGBA at the size at which rays are traced. */
  readonly traced: SharedArrayBuffer
  /** The 16-bit depth code of each traced pixel; empty where nothing needs them. */
  readonly depths: SharedArrayBuffer
  /** What a brush has to know about each traced pixel, in 16 bits (see layout.ts); empty without strokes. */
  readonly guide: SharedArrayBuffer
  /** RGBA at the same size, with smooth edges; for a preview, `traced` itself. */
  readonly smoothed: SharedArrayBuffer
  /** RGBA at the picture's size. */
  readonly finished: SharedArrayBuffer
}

export const CANCELED = 0
export const counterOf = (phase: Phase): number => PHASES.indexOf(phase) + 1
export const CONTROL_WORDS = PHASES.length + 1

export interface SculptedTask {
  readonly kind: 'sculpted'
  readonly job: Job
  readonly phase: Phase
  readonly memory: SharedMemory
  /** To draw the eyes again, in this pose; absent for the whole picture. */
  readonly pose?: EyePose | undefined
}

export type Task = SculptedTask | { readonly kind: 'flat'; readonly job: Job }

/** A worker's reply. A `failure` is an error in the task, which the worker survives. */
export type Reply =
  | { readonly kind: 'done' }
  | {
      readonly kind: 'picture'
      readonly picture: Picture
    }
  | { readonly kind: 'failure'; readonly message: string }
