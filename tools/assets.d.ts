declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export default classes
}
declare module '*.css' {
  /** The file's content, where the bundler loads it as text. */
  const text: string
  export default text
}
declare module '*.woff2' {
  const url: string
  export default url
}
declare module '*.svg' {
  const url: string
  export default url
}
declare module '*.webp' {
  const url: string
  export default url
}

/** The languages that this package has message catalogues for: the names of the files in `src/messages`. */
declare const LANGUAGES: readonly string[]

/** Each language's own name for itself. */
declare const LANGUAGE_NAMES: Readonly<Record<string, string>>
