import { createStore } from 'zustand/vanilla'
import type { Remotes } from '../federation/createRemotes.ts'
import { Header } from '../layout/Header.tsx'
import { Offer } from '../layout/Offer.tsx'
import { DarkScene } from '../scene/DarkScene.tsx'
import { Hero } from '../scene/Hero.tsx'
import { NotLoaded } from './NotLoaded.tsx'

/** The top of the page as it is before any script has run, in the geometry that it keeps. */
export const FirstPaint = () => (
  <>
    <Header billing={onItsWay} />
    <Offer billing={onItsWay} />
    <main>
      <DarkScene notice={<NotLoaded />}>
        <Hero />
      </DarkScene>
    </main>
  </>
)

const onItsWay: Remotes['billing'] = {
  state: createStore(() => ({ status: 'loading' })),
  load: () => Promise.resolve(),
  rollBack: () => Promise.resolve(),
}
