/** @jest-environment node */
import type { Portrait } from '@dramatis/store'
import { newStore } from '../../test/runGeneration.ts'
import { never, serveFunctions, stopServers } from '../../test/servers.ts'
import { takesAround } from './takes.ts'

afterEach(stopServers)

const base: Portrait = {
  image: 'data:image/jpeg;base64,AAAA',
  character: 'Gandalf',
  description: 'A wizard.',
  style: 'realistic',
  aspect: 'square',
  premium: false,
}

test('there are no takes if the functions never respond, and the next request asks again', async () => {
  const { url: functionsUrl, callsTo } = await serveFunctions({ characterTakes: never })
  const timeLimitsMs = { describing: 150_000, creating: 150_000, preview: 150_000, takes: 2000 }
  const calls = { store: newStore(), functionsUrl, partner: '', timeLimitsMs }
  for (let times = 1; times <= 2; times += 1) {
    const { takes } = await takesAround(calls, { base, index: 4 }, 'en')
    expect(takes.size).toBe(0)
    expect(callsTo('characterTakes')).toHaveLength(times)
  }
})
