/** A stylesheet as css-loader exports it: its own rules and those that it composes, each with a name. */
type Sheet = readonly (readonly [name: string, css: string, ...rest: unknown[]])[]

const texts = new Map<string, string>()

/** Takes a stylesheet of the bundle; what several of them compose counts once. */
export const addStyles = (sheet: Sheet): void => {
  for (const [name, css] of sheet) if (!texts.has(name)) texts.set(name, css)
}

/** Every stylesheet of the bundle, in the order of their imports. */
export const bundledStyles = (): string => [...texts.values()].join('\n')
