export interface Sources {
  readonly sources: ReadonlyMap<string, string>
  readonly stale: readonly string[]
}
export declare const readSources: (digest?: object) => Promise<Sources>
