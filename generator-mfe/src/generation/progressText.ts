import type { Translate } from '../messages.ts'
import type { JobProgress } from './jobProgress.ts'

/** For example "3rd in line", and then "Painting now". */
export const progressText = (t: Translate, progress: JobProgress): string =>
  progress.status === 'queued'
    ? t('place', { count: progress.position, ordinal: true })
    : t('started')
