import type { Candidate } from '@dramatis/remotes/document'
import { useEffect, useId, useState } from 'react'
import { useStore } from 'zustand'
import type { DeploymentReader } from '../federation/deployment.ts'
import type { Remote, RemoteState } from '../federation/Remote.ts'
import { OVERRIDE, overriding, type RemoteOverride } from '../federation/remoteOverride.ts'
import styles from './RemotesPanel.module.css'

interface Props extends Pick<DeploymentReader, 'published'> {
  readonly remote: Remote
  /** The override of this remote. */
  readonly override: RemoteOverride | undefined
}

/** What of a remote runs, from where and since when, and what else could. */
export const RemoteRow = ({ remote: { name, state }, published, override }: Props) => {
  const id = useId()
  const current = useStore(state)
  const [versions, setVersions] = useState<readonly Candidate[]>([])
  useEffect(() => {
    published(name).then(setVersions, (error: unknown) => {
      console.error(`The published versions of ${name} could not be read`, error)
    })
  }, [published, name])
  return (
    <section className={styles.remote} aria-labelledby={id}>
      <h2 id={id} className={styles.name}>
        {name}
      </h2>
      <p role="status">{whatRuns(name, current, override)}</p>
      <label className={styles.line}>
        Published version
        <select
          value={versions.find(({ entry }) => entry === entryOf(current))?.version ?? ''}
          onChange={({ target }) => switchTo(name, target.value)}
        >
          <option value="" disabled>
            none
          </option>
          {versions.map(({ version, canary }) => (
            <option key={version} value={version}>
              {canary ? `${version} (canary)` : version}
            </option>
          ))}
        </select>
      </label>
      <form
        className={styles.line}
        onSubmit={(event) => {
          event.preventDefault()
          const entry = new FormData(event.currentTarget).get('entry')
          if (typeof entry === 'string') switchTo(name, entry)
        }}
      >
        <input
          name="entry"
          type="url"
          required
          pattern="https?://(localhost|127\.0\.0\.1|\[::1\])[:/].*"
          title="The manifest on this machine, such as http://localhost:3001/mf-manifest.json"
          placeholder="http://localhost:3001/mf-manifest.json"
          aria-label={`Local build of ${name}`}
          defaultValue={override && 'entry' in override ? override.entry : ''}
        />
        <button>Use</button>
      </form>
    </section>
  )
}

const switchTo = (name: string, by: string): void =>
  location.assign(overriding(location.href, { name, by }))

const entryOf = (state: RemoteState): string | undefined =>
  state.status === 'ready' ? state.candidate.entry : undefined

const whatRuns = (name: string, state: RemoteState, override?: RemoteOverride): string => {
  if (state.status === 'loading') return 'is loading'
  if (state.status === 'failed') return 'did not load'
  const { version, entry, canary, publishedAt } = state.candidate
  const wanted = override && ('entry' in override ? override.entry : override.version)
  if (version === OVERRIDE) return `${name} comes from ${entry}`
  const served = [
    `${version}${canary ? ' (canary)' : ''} from ${new URL(entry).origin}`,
    publishedAt !== undefined && `since ${new Date(publishedAt).toLocaleString('en')}`,
  ]
  const missing =
    wanted !== undefined && wanted !== version
      ? `${name} did not load from ${wanted}, so this is the deployed version: `
      : ''
  return missing + served.filter(Boolean).join(', ')
}
