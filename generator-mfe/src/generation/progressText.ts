import type { Translate } from '../messages.ts'
import type { JobProgress } from './jobProgress.ts'

/** "3rd in line", then "Painting now" */
export const progressText = (t: Translate, progress: JobProgress): string =>
  progress.status === 'queued'
    ? t('place', { count: progress.position, ordinal: true })
    : t('started')
