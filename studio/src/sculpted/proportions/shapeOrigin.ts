import { ancestryOf } from '../../figure/ancestry.ts'
import type { CharacterSpec, Origin } from '../../spec/CharacterSpec.ts'
import { keysOf } from '../../spec/keysOf.ts'
import type { Proportions } from './Proportions.ts'

/** Applies the head type of a region: how it usually differs from the plain face. People vary more than regions do. */
export const shapeOrigin = (form: Proportions, spec: CharacterSpec): void => {
  const ancestry = ancestryOf(spec)
  if (ancestry === undefined) return
  const { more, times = {} } = HEADS[ancestry.origin]
  for (const measure of keysOf(more)) form[measure] += (more[measure] ?? 0) * ancestry.share
  for (const measure of keysOf(times))
    form[measure] *= 1 + ((times[measure] ?? 1) - 1) * ancestry.share
}

type Measures = Readonly<Partial<Record<keyof Proportions, number>>>

const HEADS: Readonly<Record<Origin, { readonly more: Measures; readonly times?: Measures }>> = {
  european: { more: { noseLength: 0.016, browRidge: 0.006 } },
  'middle-eastern': {
    more: {
      ...{ headWidth: -0.019, noseLength: 0.048, noseHump: 0.042, noseY: -0.032, bridge: 0.01 },
      ...{ eyeWidth: 0.013, eyeUpper: 0.013, lash: 0.01, browRidge: 0.01, chinZ: 0.016 },
    },
    times: { browThickness: 1.45, lipLower: 1.12 },
  },
  african: {
    more: {
      ...{ headWidth: -0.013, noseLength: -0.035, bridge: 0.019, browRidge: -0.006 },
      ...{ mouthWidth: 0.022, cheek: 0.016, cheekY: 0.019, eyeSkew: -0.032, chinRadius: 0.01 },
    },
    times: { noseWidth: 1.48, lipUpper: 1.36, lipLower: 1.28, lipRelief: 1.25 },
  },
  'south-asian': {
    more: {
      ...{ noseLength: 0.022, noseHump: 0.019, bridge: 0.006, cheek: 0.01, lash: 0.01 },
      ...{ eyeWidth: 0.022, eyeUpper: 0.021, eyeLower: 0.006, socket: 0.022 },
    },
    times: { browThickness: 1.33, lipLower: 1.24, lipUpper: 1.12, noseWidth: 1.12 },
  },
  'east-asian': {
    more: {
      ...{ headWidth: 0.038, cheek: 0.022, cheekY: 0.032, socket: -0.054, browRidge: -0.019 },
      ...{ eyeUpper: -0.019, eyeTilt: 0.09, eyeSkew: 0.16, eyeWidth: 0.01, lidCrease: -0.8 },
      ...{ noseLength: -0.054, bridge: -0.013, browY: 0.026 },
    },
    times: { noseWidth: 1.09, lipUpper: 1.09 },
  },
  'southeast-asian': {
    more: {
      ...{ headWidth: 0.032, cheek: 0.022, cheekY: 0.022, socket: -0.032, browRidge: -0.013 },
      ...{ eyeUpper: -0.006, eyeTilt: 0.08, eyeSkew: 0.096, lidCrease: -0.4 },
      ...{ noseLength: -0.054, bridge: 0.003 },
    },
    times: { noseWidth: 1.3, lipUpper: 1.27, lipLower: 1.24 },
  },
  'indigenous-american': {
    more: {
      ...{ headWidth: 0.038, cheek: 0.026, cheekY: 0.048, jawWidth: 0.032, socket: -0.013 },
      ...{ eyeUpper: -0.016, eyeTilt: 0.064, eyeSkew: 0.048, lidCrease: -0.35 },
      ...{ noseLength: 0.022, noseHump: 0.032, bridge: 0.013 },
    },
    times: { noseWidth: 1.15, lipUpper: 0.91, browThickness: 0.88 },
  },
  'latin-american': {
    more: { headWidth: 0.016, cheek: 0.013, eyeTilt: 0.024, eyeUpper: 0.006, noseLength: -0.006 },
    times: { noseWidth: 1.18, lipUpper: 1.18, lipLower: 1.15, browThickness: 1.21 },
  },
  pacific: {
    more: {
      ...{ headWidth: 0.045, jawWidth: 0.048, cheek: 0.029, chinRadius: 0.019, bridge: 0.019 },
      ...{ noseLength: -0.019, eyeTilt: 0.032, neckWidth: 0.048, socket: -0.01 },
    },
    times: { noseWidth: 1.42, lipUpper: 1.28, lipLower: 1.24, browThickness: 1.3 },
  },
}
