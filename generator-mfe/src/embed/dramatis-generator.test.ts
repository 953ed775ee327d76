import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Style, type AspectRatio } from '@dramatis/functions/contract'
import type { DramatisAspect, DramatisEventMap, DramatisStyle } from './dramatis-generator.d.ts'
import { DramatisGenerator } from './DramatisGenerator.ts'

type Same<A, B> = [A, B] extends [B, A] ? true : never

test('the published types are those of the contract, and know the element and its events', () => {
  const same: [Same<DramatisStyle, Style>, Same<DramatisAspect, AspectRatio>] = [true, true]
  expect(same).toEqual([true, true])

  const ended = () => {
    const element = document.querySelector('dramatis-generator')
    element?.addEventListener('dramatis:generated', ({ detail }) => detail.image.length)
    document.addEventListener('dramatis:error', ({ detail }) => detail.status?.toFixed())
    // @ts-expect-error -- an upgrade has no status
    addEventListener('dramatis:upgrade', ({ detail }) => void detail.status)
  }
  expect(ended).not.toThrow()
})

test('the README names every attribute, style, event and property that there is', () => {
  const readme = readFileSync(join(__dirname, '../../README.md'), 'utf8')
  const css = readFileSync(join(__dirname, 'embed.css'), 'utf8')
  const events = {
    'dramatis:generated': null,
    'dramatis:error': null,
    'dramatis:upgrade': null,
  } as const satisfies Record<keyof DramatisEventMap, null>
  const names = [
    ...DramatisGenerator.observedAttributes,
    ...Object.keys(Style.keys),
    ...Object.keys(events),
    ...new Set(css.match(/--dramatis-[\w-]+/g)),
  ]
  expect(names.length).toBeGreaterThan(28)
  expect(names.filter((name) => !readme.includes(`\`${name}\``))).toEqual([])
})
