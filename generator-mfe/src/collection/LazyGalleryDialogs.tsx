import { useEffect, useState } from 'react'
import { notify } from '../messages.ts'
import type { GalleryDialogs, GalleryDialogsProps } from './GalleryDialogs.tsx'

interface LazyGalleryDialogsProps extends Omit<GalleryDialogsProps, 'open'> {
  readonly open: GalleryDialogsProps['open'] | false
}

/** The gallery, whose code is loaded once there are pictures or the visitor opens it. */
export const LazyGalleryDialogs = ({ open, ...props }: LazyGalleryDialogsProps) => {
  const { gallery, onClose } = props
  const [Dialogs, setDialogs] = useState<typeof GalleryDialogs>()
  const wanted = Dialogs === undefined && (open !== false || gallery.pictures.length > 0)
  useEffect(() => {
    if (!wanted) return
    let gone = false
    import('./GalleryDialogs.tsx').then(
      (loaded) => {
        if (!gone) setDialogs(() => loaded.GalleryDialogs)
      },
      () => {
        if (gone || open === false) return
        onClose()
        notify('error', 'unreachable')
      },
    )
    return () => {
      gone = true
    }
  }, [wanted, open, onClose])
  return open !== false && Dialogs ? <Dialogs {...props} open={open} /> : null
}
