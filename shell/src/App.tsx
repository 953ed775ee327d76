import styles from './App.module.css'
import type { Remotes } from './federation/createRemotes.ts'
import type { RemoteOverride } from './federation/remoteOverride.ts'
import { Slot } from './federation/Slot.tsx'
import { Contact } from './layout/Contact.tsx'
import { Footer } from './layout/Footer.tsx'
import { Header } from './layout/Header.tsx'
import { Offer } from './layout/Offer.tsx'
import { OverrideBadge } from './layout/OverrideBadge.tsx'
import { useDocumentLanguage } from './language/useDocumentLanguage.ts'
import { useMessages } from './messages.ts'
import { DarkScene } from './scene/DarkScene.tsx'
import { Hero } from './scene/Hero.tsx'
import { Toaster } from './toasts/Toaster.tsx'

interface Props {
  readonly remotes: Remotes
  /** Set when a remote does not come from the deployment. */
  readonly override?: RemoteOverride | undefined
}

/** The page: what the shell owns, and a slot for everything that a remote brings. */
export const App = ({ remotes: { generator, billing, contact }, override }: Props) => {
  const { t } = useMessages()
  useDocumentLanguage()
  return (
    <>
      <a className={styles.skip} href="#main">
        {t('skip')}
      </a>
      <Header billing={billing} />
      <Offer billing={billing} />
      <main id="main" tabIndex={-1} className={styles.main}>
        <Slot
          remote={generator}
          expose="Generator"
          waiting={
            <DarkScene>
              <Hero />
            </DarkScene>
          }
          failed={(failure) => (
            <DarkScene failure={failure}>
              <Hero />
            </DarkScene>
          )}
        >
          {(Generator, settings) => (
            <Generator settings={settings}>
              <Hero />
            </Generator>
          )}
        </Slot>
        <Slot remote={billing} expose="EmailGate" waiting={null} failed={() => null}>
          {(EmailGate, settings) => <EmailGate settings={settings} />}
        </Slot>
        <Contact contact={contact} />
      </main>
      <Footer />
      {/* Dialogs; closed, they take no room. */}
      <Slot remote={billing} expose="Premium" waiting={null} failed={() => null}>
        {(Premium, settings) => <Premium settings={settings} />}
      </Slot>
      {override && <OverrideBadge {...override} />}
      <Toaster />
    </>
  )
}
