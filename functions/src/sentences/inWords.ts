/** "30 seconds" or "2 minutes", in any language. Up to 90 seconds are not converted to minutes. */
export const inWords = (language: string, seconds: number): string => {
  const isLong = seconds > 90
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: isLong ? 'minute' : 'second',
    unitDisplay: 'long',
  }).format(isLong ? Math.ceil(seconds / 60) : seconds)
}

/** "1 MB", in any language. */
export const inMegabytes = (language: string, bytes: number): string =>
  new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
  }).format(bytes / 1_000_000)
