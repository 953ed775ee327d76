import { useEffect, useState } from 'react'

/** An address under which the page shows a file; it ends with the component. */
export const useFileUrl = (file: Blob): string | undefined => {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url
}
