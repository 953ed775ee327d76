import { FREE_STYLE } from '@dramatis/catalogue'
import type { Portrait } from '@dramatis/store'
import frame from './frame.module.css'
import { PictureView } from './PictureView.tsx'
import type { SharedView } from './resultView.ts'
import { useLinkInAddress } from './useLinkInAddress.ts'
import { useSharedImage } from './useSharedImage.ts'

interface SharedPictureProps {
  readonly shared: SharedView
  /** Called if there is no such picture: the functions decline it, are too busy, or cannot be reached. */
  readonly onMissing: () => void
}

/** The picture of the link that the visitor has opened. */
export const SharedPicture = ({ shared, onMissing }: SharedPictureProps) => {
  const image = useSharedImage(shared, onMissing)
  useLinkInAddress(shared)
  return image === undefined ? (
    <div className={frame.frame} />
  ) : (
    <PictureView portrait={portraitOf(shared, image)} preview={undefined} />
  )
}

const portraitOf = (
  { character, style = FREE_STYLE, aspect, seed }: SharedView,
  image: string,
): Portrait => ({
  image,
  character,
  style,
  aspect,
  description: '',
  alt: character,
  premium: false,
  ...(seed !== undefined && { seed }),
})
