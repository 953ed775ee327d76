export interface ExportedModule {
  readonly module: string
  readonly exported: Readonly<Record<string, unknown>>
}
export declare const operationsText: (
  version: string,
  modules: ReadonlyMap<string, ExportedModule>,
) => string
