export type { Leftover } from './Edits.ts'
export type { Rewritten } from './rewrite.ts'
export { rewrite } from './rewrite.ts'
