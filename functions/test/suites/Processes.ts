import type { State } from '../../src/state/State.ts'

/** The states of several processes, which share their contents and are empty at the start of each test. */
export type Processes = () => readonly State[]
