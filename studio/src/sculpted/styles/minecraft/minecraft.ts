import { naturalProportions } from '../../proportions/naturalProportions.ts'
import type { Material } from '../../../kernel/Material.ts'
import { landscape, skyOf } from '../landscape.ts'
import { realistic } from '../realistic.ts'
import type { SculptedStyle } from '../SculptedStyle.ts'
import { sculptBody } from './body.ts'
import { sculptHead } from './head.ts'
import { sculptHeadwear } from './headwear.ts'
import { sculptProp } from './items.ts'

const matt = (material: Material): Material =>
  material.kind === 'glow'
    ? material
    : { kind: 'plain', color: material.color, gloss: 0, fresnel: 0.02, subsurface: 0 }

/** A world of cubes, in flat sunlight. */
export const minecraft: SculptedStyle = {
  ...realistic,
  proportions: naturalProportions,
  material: matt,
  parts: [sculptHead, sculptBody, sculptHeadwear, sculptProp],
  hand: () => undefined,
  smallProps: true,
  framing: { yaw: -0.5, pitch: 0.15, end: { portrait: -3.5, landscape: -2.3, square: -2.8 } },
  lights: ({ background: { time } }) => ({
    keyFrom: [-0.35, 0.75, 0.6],
    key: time === 'night' ? [1.25, 1.22, 1.4] : time === 'dusk' ? [2, 1.5, 1.1] : [1.9, 1.85, 1.7],
    fillFrom: [0.8, 0.1, 0.6],
    fill: [0.32, 0.34, 0.42],
    rimFrom: [0.8, 0.4, -0.5],
    rim: [0, 0, 0],
    sky: [0.5, 0.55, 0.62],
    ground: [0.26, 0.25, 0.22],
    exposure: 0.74,
    saturation: 1.16,
    occlusion: 0.5,
    shadowSharpness: 24,
  }),
  backdrop: landscape({
    skies: {
      dawn: skyOf('#7fa8e8', '#ffd0a8', '#ffffff', [1, 0.86, 0.74]),
      day: skyOf('#6fa4f8', '#b4d4ff', '#ffffff', [0.95, 0.95, 0.9]),
      dusk: skyOf('#5a5aa8', '#ff9a5a', '#ffffff', [0.85, 0.62, 0.48]),
      night: skyOf('#0a1030', '#26345e', '#ffffff', [0.26, 0.3, 0.44]),
    },
    squares: 1 / 54,
    haze: 0.3,
    tint: { color: [0, 0, 0], share: 0 },
    edge: 0.0001,
    relief: 0.16,
    trees: true,
  }),
  backdropTexel: 2,
  finish: 'plain',
}
