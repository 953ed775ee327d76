import * as E from 'fp-ts/lib/Either.js'
import { allowedStyle } from './allowedStyle.ts'
import { createStudioPainter } from './engines/studio/studioPainter.ts'

const studio = createStudioPainter({ shortSide: 64 })
const fewer = { ...studio, styles: ['realistic', 'lego'] } as const

test('a style that the painter does not draw is 501, and says which it draws', () => {
  expect(allowedStyle('pixar', 'premium', fewer)).toEqual(
    E.left({
      status: 501,
      error: "The style 'pixar' can not be drawn here yet. Choose one of: realistic, lego.",
    }),
  )
  expect(allowedStyle('lego', 'premium', fewer)).toEqual(E.right('lego'))
})

test('a free visitor is told of premium, whether it could be drawn or not', () => {
  for (const style of ['lego', 'pixar'] as const) {
    expect(allowedStyle(style, 'free', fewer)).toMatchObject(E.left({ status: 403 }))
  }
  expect(allowedStyle('realistic', 'free', fewer)).toEqual(E.right('realistic'))
})
