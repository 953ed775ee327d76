import { ratioOf } from '../choices/aspects.ts'
import { styleLabel } from '../choices/styles.ts'
import { useGeneratorConfig } from '../host/generatorConfig.ts'
import { useMessages } from '../messages.ts'
import type { SavedPicture } from './SavedPicture.ts'
import styles from './PictureDialog.module.css'

export const PictureDetails = ({
  picture: { style, aspect, seed, engine, at },
}: {
  readonly picture: SavedPicture
}) => {
  const { t } = useMessages()
  const { flow } = useGeneratorConfig()
  return (
    <dl className={styles.details}>
      <dt>{t('style')}</dt>
      <dd>{styleLabel(t, style, flow)}</dd>
      <dt>{t('format')}</dt>
      <dd>{t('shape', { label: t(`aspects.${aspect}`), ratio: ratioOf(aspect) })}</dd>
      {seed !== undefined && (
        <>
          <dt>{t('seed')}</dt>
          <dd>{seed}</dd>
        </>
      )}
      {engine && (
        <>
          <dt>{t('engine')}</dt>
          <dd>{engine.name}</dd>
        </>
      )}
      <dt>{t('finished')}</dt>
      <dd>
        <time dateTime={new Date(at).toISOString()}>{t('dateTime', { at: new Date(at) })}</time>
      </dd>
    </dl>
  )
}
