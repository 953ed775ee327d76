interface AspectRow {
  readonly width: number
  readonly height: number
}

/** The formats of a portrait by their names on the wire, in the order of the form (form-9). */
export const ASPECTS = {
  portrait: { width: 2, height: 3 },
  landscape: { width: 3, height: 2 },
  square: { width: 1, height: 1 },
} as const satisfies Readonly<Record<string, AspectRow>>

export type Aspect = keyof typeof ASPECTS
