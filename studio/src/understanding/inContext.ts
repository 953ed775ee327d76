import type { Findings } from './Findings.ts'
import type { Noun } from './Noun.ts'

/**
 * What `noun` means after what the text has said so far.
 *
 * @param isDressed whether it follows "wearing" or "in"
 */
export const inContext = (noun: Noun, findings: Findings, isDressed: boolean): Noun =>
  isOverAll(noun, findings, isDressed) ? { slot: 'cape' } : besideOthers(noun, findings)

/** "A dress and a cloak", "a knight with a cloak": over other clothes, a cloak is a cape. */
const isOverAll = (noun: Noun, findings: Findings, isDressed: boolean): boolean => {
  if (noun.slot !== 'garment' || noun.kind !== 'cloak' || noun.trim) return false
  const { garment } = findings.traits
  if (garment !== undefined) return garment !== 'cloak'
  return !isDressed && findings.hasArchetype
}

/** A boxer's gloves are boxing gloves, and a cowboy's bandana is around the neck. */
const besideOthers = (noun: Noun, findings: Findings): Noun => {
  if (noun.slot === 'headwear' && noun.kind === 'bandana' && findings.hasHat) {
    return { slot: 'neckwear', kind: 'neckerchief' }
  }
  const { gloves } = findings.traits
  if (noun.slot !== 'gloves' || noun.kind !== 'gloves') return noun
  return gloves === undefined || gloves === 'none' ? noun : { ...noun, kind: gloves }
}
