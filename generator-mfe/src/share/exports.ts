/** The kinds of files that a picture can be saved as, in the order of the menu. */
export const EXPORTS = [
  'poster-a4',
  'poster-a3',
  'poster-pdf',
  'avatar-circle',
  'avatar-square',
  'wallpaper-phone',
  'wallpaper-computer',
  'png',
] as const

export type Export = (typeof EXPORTS)[number]

export const isPoster = (kind: Export): boolean => kind.startsWith('poster')

export interface Size {
  readonly width: number
  readonly height: number
}

/** Of posters, in pixels to the inch. */
export const POSTER_DENSITY = 300
export const SCREEN_DENSITY = 72

/** A file's pixels; those of a picture itself for `png`. A poster lies on its side if the picture does. */
export const sizeOf = (kind: Export, picture: Size): Size => {
  const turned = ({ width, height }: Size): Size =>
    picture.width > picture.height ? { width: height, height: width } : { width, height }
  switch (kind) {
    case 'poster-a4':
    case 'poster-pdf':
      return turned({ width: 2480, height: 3508 })
    case 'poster-a3':
      return turned({ width: 3508, height: 4961 })
    case 'avatar-circle':
    case 'avatar-square':
      return { width: 512, height: 512 }
    case 'wallpaper-phone':
      return { width: 1440, height: 2560 }
    case 'wallpaper-computer':
      return { width: 2560, height: 1440 }
    case 'png':
      return picture
  }
}
