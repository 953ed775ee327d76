import { FREE_STYLE } from '@dramatis/catalogue'
import * as E from 'fp-ts/lib/Either.js'
import { allowedStyle } from './allowedStyle.ts'
import { createStudioPainter } from '../engines/studio/studioPainter.ts'

const studio = createStudioPainter({ shortSide: 64, threads: 1 })
const fewer = { ...studio, styles: [FREE_STYLE, 'lego'] } as const

test('responds with 501 to a style that the painter does not draw, and lists those that it does', () => {
  expect(allowedStyle('pixar', 'premium', fewer)).toEqual(
    E.left({
      status: 501,
      error: `The style 'pixar' cannot be drawn here yet. Choose one of: ${FREE_STYLE}, lego.`,
      reason: 'styleNotDrawn',
      values: { style: 'pixar', styles: [FREE_STYLE, 'lego'] },
    }),
  )
  expect(allowedStyle('lego', 'premium', fewer)).toEqual(E.right('lego'))
})

test('refers a free visitor to premium, whether or not the style could be drawn', () => {
  for (const style of ['lego', 'pixar'] as const) {
    expect(allowedStyle(style, 'free', fewer)).toMatchObject(E.left({ status: 403 }))
  }
  expect(allowedStyle(FREE_STYLE, 'free', fewer)).toEqual(E.right(FREE_STYLE))
})
