import { lazy, Suspense, useState } from 'react'
import styles from './App.module.css'
import type { DeploymentReader } from './federation/deployment.ts'
import { Outlines } from './federation/Marked.tsx'
import type { Remote } from './federation/Remote.ts'
import { Slot } from './federation/Slot.tsx'
import { useDocumentLanguage } from './language/useDocumentLanguage.ts'
import { Contact } from './layout/Contact.tsx'
import { Footer } from './layout/Footer.tsx'
import { Header } from './layout/Header.tsx'
import { Offer } from './layout/Offer.tsx'
import { useMessages } from './messages.ts'
import { GeneratorPlaceholder } from './scene/GeneratorPlaceholder.tsx'
import { Hero } from './scene/Hero.tsx'
import { Toaster } from './toasts/Toaster.tsx'

interface Props {
  readonly remotes: readonly Remote[]
  /** For the developers' panel; a visitor's page has none. */
  readonly panel?: Pick<DeploymentReader, 'published'> | undefined
}

const RemotesPanel = lazy(async () => ({
  default: (await import('./panel/RemotesPanel.tsx')).RemotesPanel,
}))

/** The page: what the shell owns, and slots for the components of remotes. */
export const App = ({ remotes, panel }: Props) => {
  const { t } = useMessages()
  useDocumentLanguage()
  const [outlined, setOutlined] = useState(false)
  return (
    <Outlines value={panel && outlined}>
      <a className={styles.skip} href="#main">
        {t('skip')}
      </a>
      <Header remotes={remotes} />
      <Offer remotes={remotes} />
      <main id="main" tabIndex={-1} className={styles.main}>
        <Slot
          name="stage"
          remotes={remotes}
          required
          waiting={
            <GeneratorPlaceholder>
              <Hero />
            </GeneratorPlaceholder>
          }
          failed={(failure) => (
            <GeneratorPlaceholder failure={failure}>
              <Hero />
            </GeneratorPlaceholder>
          )}
        >
          <Hero />
        </Slot>
        <Slot name="main" remotes={remotes} />
        <Contact remotes={remotes} />
      </main>
      <Footer />
      {/* Takes up no space while no dialog is open. */}
      <Slot name="dialogs" remotes={remotes} />
      {panel && (
        <Suspense>
          <RemotesPanel remotes={remotes} onOutline={setOutlined} {...panel} />
        </Suspense>
      )}
      <Toaster />
    </Outlines>
  )
}
