import type { DramatisEventDetails, DramatisGenerated } from '@dramatis/generator-mfe/events'
import type { GenerateRequest } from '../core/Core.ts'

/** Messages from the element to its frame. */
export type ToFrame =
  | { readonly type: 'attributes'; readonly attributes: Readonly<Record<string, string>> }
  | {
      readonly type: 'generate'
      readonly id: number
      readonly request: GenerateRequest | undefined
    }
  | { readonly type: 'reset' }

/** Messages from the frame to the element. */
export type FromFrame =
  | { readonly type: 'height'; readonly px: number }
  | {
      [Name in keyof DramatisEventDetails]: {
        readonly type: 'event'
        readonly name: Name
        readonly detail: DramatisEventDetails[Name]
      }
    }[keyof DramatisEventDetails]
  | { readonly type: 'generated'; readonly id: number; readonly detail: DramatisGenerated }
  | {
      readonly type: 'rejected'
      readonly id: number
      readonly name: string
      readonly message: string
    }

/** The attributes that the generator in the frame needs; the others are for the element around it. */
export const FORWARDED = [
  'functions',
  'checkout',
  'partner',
  'flow',
  'styles',
  'aspect',
  'takes',
  'character',
  'description',
  'theme',
  'data-theme',
  'accent',
  'lang',
]

export const EVENT_NAMES = [
  'ready',
  'started',
  'progress',
  'generated',
  'failed',
  'limited',
  'upgrade',
] as const satisfies readonly (keyof DramatisEventDetails)[]
