import type { DeploymentReader } from '../federation/deployment.ts'
import type { Remote } from '../federation/Remote.ts'
import { overriding, remoteOverride } from '../federation/remoteOverride.ts'
import { RemoteRow } from './RemoteRow.tsx'
import styles from './RemotesPanel.module.css'

interface Props extends Pick<DeploymentReader, 'published'> {
  readonly remotes: readonly Remote[]
  /** Called with whether to outline what each remote shows. */
  readonly onOutline: (outlined: boolean) => void
}

/** Tells developers, in English, what runs on the page, and switches a remote to another version or a local build. */
export const RemotesPanel = ({ remotes, published, onOutline }: Props) => {
  const override = remoteOverride(location.href)
  const isKnown = remotes.some(({ name }) => name === override?.name)
  return (
    <aside className={styles.panel} lang="en" dir="ltr" aria-label="Remotes">
      <details open={override !== undefined}>
        <summary className={styles.summary}>Remotes</summary>
        {override && !isKnown && <p role="alert">There is no remote named {override.name}</p>}
        {remotes.map((remote) => (
          <RemoteRow
            key={remote.name}
            remote={remote}
            published={published}
            override={override?.name === remote.name ? override : undefined}
          />
        ))}
        <label className={styles.line}>
          <input type="checkbox" onChange={({ target }) => onOutline(target.checked)} />
          Outline each remote
        </label>
        {override && <a href={overriding(location.href)}>Use the deployed version</a>}
      </details>
    </aside>
  )
}
