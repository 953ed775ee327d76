import type { Pen } from '../creature/Pen.ts'
import { cut, disc } from './paper.ts'

/** Draws creatures as pieces of paper. */
export const CREATURE_PEN: Pen = { shape: cut, oval: disc, ux: 312, uy: 214, eyes: 4 }
