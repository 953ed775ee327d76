import * as fc from 'fast-check'
import { parseSamples } from './parseSamples.ts'

it('reads names, labels and values, and skips comments', () => {
  const text = `# HELP loads_total Loads: "all" {of them}
# TYPE loads_total counter
loads_total{remote="generator",version="0.2.0"} 12
loads_total{remote="a\\"b\\\\c\\nd",} 1.5e3 1395066363000
up 1

not a sample
`
  expect(parseSamples(text)).toEqual([
    {
      metric: 'loads_total',
      labels: new Map([
        ['remote', 'generator'],
        ['version', '0.2.0'],
      ]),
      value: 12,
    },
    { metric: 'loads_total', labels: new Map([['remote', 'a"b\\c\nd']]), value: 1500 },
    { metric: 'up', labels: new Map(), value: 1 },
  ])
})

it('reads back any labels and value', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.nat(), (one, other, value) => {
      const escaped = (text: string) =>
        text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
      fc.pre(!`${one}${other}`.includes('\r'))
      const line = `m{a="${escaped(one)}",b="${escaped(other)}"} ${value}`
      expect(parseSamples(line)).toEqual([
        {
          metric: 'm',
          labels: new Map([
            ['a', one],
            ['b', other],
          ]),
          value,
        },
      ])
    }),
  )
})
