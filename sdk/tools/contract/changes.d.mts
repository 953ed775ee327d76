export declare const changes: (older: object, newer: object) => readonly string[]
export interface Facts {
  readonly shared: object
  readonly versions: Readonly<Record<string, object>>
  readonly overrides: { readonly operations: Readonly<Record<string, object>> }
}
export declare const toWrite: (older: object, newer: object, facts: Facts) => readonly string[]
