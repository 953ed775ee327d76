import type { DramatisEventDetails, DramatisGenerated } from '@dramatis/generator-mfe/events'
import type { GenerateRequest } from '../core/Core.ts'

/** What the element posts to the frame's window at each load, with the port for everything else. */
export const GREETING = 'dramatis'

/** Messages from the element to its frame. */
export type ToFrame =
  | { readonly type: 'attributes'; readonly attributes: Readonly<Record<string, string>> }
  /** With a port for the {@link Reply}. */
  | { readonly type: 'generate'; readonly request: GenerateRequest | undefined }
  | { readonly type: 'reset' }

/** Messages from the frame to the element. */
export type FromFrame =
  /** The page of the frame and its script have loaded. */
  | { readonly type: 'connected' }
  | { readonly type: 'ready' }
  /** No generator could be loaded in the frame. */
  | { readonly type: 'unloaded'; readonly message: string }
  | { readonly type: 'height'; readonly px: number }
  /** Escape, which nothing in the frame has used. */
  | { readonly type: 'escape' }
  | FrameEvent

export type FrameEvent = {
  [Name in FrameEventName]: {
    readonly type: 'event'
    readonly name: Name
    readonly detail: DramatisEventDetails[Name]
  }
}[FrameEventName]

/** The element around the frame sends `ready` itself. */
type FrameEventName = Exclude<keyof DramatisEventDetails, 'ready'>

/** How a picture ended, or the error's name and message. */
export type Reply =
  { readonly detail: DramatisGenerated } | { readonly name: string; readonly message: string }

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
  'accent',
  'lang',
]

export const EVENT_NAMES = [
  'started',
  'progress',
  'generated',
  'failed',
  'limited',
  'upgrade',
] as const satisfies readonly FrameEventName[]
