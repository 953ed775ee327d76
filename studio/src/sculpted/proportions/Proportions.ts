/**
 * The measures of a face. Units: the eye line is y = 0, an adult's chin is at about -1.06 and the crown at
 * 1.16; the face looks along +z. Widths are half widths.
 */
export interface Proportions {
  headWidth: number
  /** The width of the face below the temples, as a share of the head's. */
  face: number
  chinY: number
  chinWidth: number
  chinRadius: number
  chinZ: number
  jawWidth: number
  jawY: number
  cheek: number
  cheekY: number
  browRidge: number
  socket: number
  eyeX: number
  eyeRadius: number
  eyeZ: number
  eyeWidth: number
  eyeUpper: number
  eyeLower: number
  eyeTilt: number
  /** How much higher the opening is on its outer side; below zero for lids that droop. */
  eyeSkew: number
  /** How deep the crease of the upper lid is; 1 for most faces. */
  lidCrease: number
  iris: number
  pupil: number
  browY: number
  browThickness: number
  browArch: number
  browTilt: number
  noseY: number
  noseWidth: number
  noseLength: number
  /** How far the tip of the nose turns up. */
  noseLift: number
  noseTip: number
  noseHump: number
  bridge: number
  mouthY: number
  mouthWidth: number
  lipUpper: number
  lipLower: number
  lipRelief: number
  /** The height of the corners of the mouth above its middle. */
  smile: number
  /** How much higher one corner of the mouth and one brow are than the other. */
  slant: number
  browSkew: number
  /** How far the lips open above and below the line between them. */
  openUpper: number
  openLower: number
  neckWidth: number
  neckZ: number
  shoulder: number
  ear: number
  lash: number
  wing: number
  /** How far the shoulders are raised, which shortens the neck. */
  lift: number
  /** Locks of hair and beard: their number and thickness, relative to a natural head. */
  lockCount: number
  lockRadius: number
  /** How readily hair lies flat: 1 for real hair, 0 for a toy's. */
  pliant: number
  /** How childlike, old and masculine the face is, 0 to 1. */
  childlike: number
  aged: number
  masculine: number
}

/** The radius of the ball at the corner of the jaw. */
export const JAW_RADIUS = 0.2

/** The height of an adult’s chin, for which the rows of creatures are written. */
export const NATURAL_CHIN = -1.06

/** The radius of the eyes that styles start from. */
export const NATURAL_RADIUS = 0.2
