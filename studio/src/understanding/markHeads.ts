import { creatureCalled } from './creatureCalled.ts'

/** Rewrites "with a fox head" and "with a fox's face" as "with the head of a fox", which the reader understands. */
export const markHeads = (text: string): string =>
  text.replace(HEAD, (whole, animal: string) =>
    creatureCalled(animal.toLowerCase()) ? `with the head of a ${animal}` : whole,
  )

const HEAD = /\b(?:with|has|having) (?:an?|the) (\p{L}+)(?:['’]s)? (?:head|face)(?!\p{L})/giu
