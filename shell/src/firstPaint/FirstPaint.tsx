import { Header } from '../layout/Header.tsx'
import { Offer } from '../layout/Offer.tsx'
import { GeneratorPlaceholder } from '../scene/GeneratorPlaceholder.tsx'
import { Hero } from '../scene/Hero.tsx'
import { NotLoaded } from './NotLoaded.tsx'

/** The top of the page before any script has run, in its final layout. */
export const FirstPaint = () => (
  <>
    <Header remotes={[]} />
    <Offer remotes={[]} />
    <main>
      <GeneratorPlaceholder notice={<NotLoaded />}>
        <Hero />
      </GeneratorPlaceholder>
    </main>
  </>
)
