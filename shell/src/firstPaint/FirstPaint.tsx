import { Header } from '../layout/Header.tsx'
import { Offer } from '../layout/Offer.tsx'
import { DarkScene } from '../scene/DarkScene.tsx'
import { Hero } from '../scene/Hero.tsx'
import { NotLoaded } from './NotLoaded.tsx'

/** The top of the page before any script has run, in its final layout. */
export const FirstPaint = () => (
  <>
    <Header remotes={[]} />
    <Offer remotes={[]} />
    <main>
      <DarkScene notice={<NotLoaded />}>
        <Hero />
      </DarkScene>
    </main>
  </>
)
