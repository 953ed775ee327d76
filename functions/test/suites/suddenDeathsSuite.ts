import { setTimeout as delay } from 'node:timers/promises'
import type { Supervised } from '../../src/processes/startCluster.ts'
import { eventually } from '../eventually.ts'
import { at, useCluster } from '../useCluster.ts'

/**
 * Kills processes of a cluster at random while it works.
 *
 * @param rounds more find rarer faults
 */
export const testSuddenDeaths = (rounds: number): void => {
  const { start, cluster, submit, reaches, charges } = useCluster()

  test(
    'sudden deaths: no promised picture is lost, and none is charged twice',
    async () => {
      await start(2, 2)
      const everybody = (): readonly Supervised[] => [
        ...cluster().webs,
        ...cluster().workers,
        cluster().store,
      ]
      let kept = 0
      for (let round = 0; round < rounds; round += 1) {
        const victim = at(everybody(), round + Math.floor(Math.random() * 2))
        const starts = victim.starts()
        const promised: string[] = []
        const load = Array.from({ length: 8 }, async (_, n) => {
          await delay(Math.random() * 1_000)
          // A page without a response was promised nothing.
          await submit(round * 100 + n, {}, n).then(
            (path) => promised.push(path),
            () => undefined,
          )
        })
        await delay(Math.random() * 1_500)
        victim.kill('SIGKILL')
        await Promise.all(load)
        await eventually(() => victim.starts() > starts)
        for (const path of promised) await reaches(path, 'done')
        kept += promised.length
        expect(Math.max(...(await charges()))).toBe(1)
      }
      // A request during the store's outage was promised nothing.
      expect(kept).toBeGreaterThanOrEqual(rounds)
    },
    180_000 + rounds * 60_000,
  )
}
