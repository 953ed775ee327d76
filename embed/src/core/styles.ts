/** A stylesheet as css-loader exports it: its own rules and the composed ones, each with a name. */
type Sheet = readonly (readonly [name: string, css: string, ...rest: unknown[]])[]

const texts = new Map<string, string>()

/** Collects a stylesheet of the bundle. Rules that several stylesheets compose are kept once. */
export const addStyles = (sheet: Sheet): void => {
  for (const [name, css] of sheet) if (!texts.has(name)) texts.set(name, css)
}

/** All stylesheets of the bundle, in import order. */
export const bundledStyles = (): string => [...texts.values()].join('\n')
