import { Button, directionOf, Icon } from '@dramatis/ui'
import { CircleCheck, Search, Star } from 'lucide'
import { styleLabel } from '../choices/styles.ts'
import { useGeneratorConfig } from '../host/generatorConfig.ts'
import { useMessages } from '../messages.ts'
import type { GalleryFilter } from './filterPictures.ts'
import styles from './GalleryFilters.module.css'

interface GalleryFiltersProps {
  readonly filter: GalleryFilter
  readonly onChange: (filter: GalleryFilter) => void
  /** The styles to choose from. */
  readonly pictureStyles: readonly string[]
  readonly selecting: boolean
  readonly onSelect: () => void
}

/** Filters for words, style and favorites, and a button for selecting several pictures. */
export const GalleryFilters = ({
  filter,
  onChange,
  pictureStyles,
  selecting,
  onSelect,
}: GalleryFiltersProps) => {
  const { t } = useMessages()
  const { flow } = useGeneratorConfig()
  return (
    <div className={styles.filters} role="search" aria-label={t('gallery')}>
      <label className={styles.search}>
        <Icon of={Search} />
        <input
          type="search"
          dir={directionOf(filter.text)}
          aria-label={t('searchGallery')}
          placeholder={t('searchGallery')}
          autoComplete="off"
          spellCheck={false}
          value={filter.text}
          onChange={({ currentTarget }) => onChange({ ...filter, text: currentTarget.value })}
        />
      </label>
      <Button
        className={styles.toggle}
        aria-pressed={filter.favorites}
        onClick={() => onChange({ ...filter, favorites: !filter.favorites })}
      >
        <Icon of={Star} />
        {t('favorites')}
      </Button>
      <select
        className={styles.style}
        aria-label={t('style')}
        value={filter.style}
        onChange={({ currentTarget }) => onChange({ ...filter, style: currentTarget.value })}
      >
        <option value="">{t('allStyles')}</option>
        {pictureStyles.map((style) => (
          <option key={style} value={style}>
            {styleLabel(t, style, flow)}
          </option>
        ))}
      </select>
      <Button className={styles.toggle} aria-pressed={selecting} onClick={onSelect}>
        <Icon of={CircleCheck} />
        {t('select')}
      </Button>
    </div>
  )
}
