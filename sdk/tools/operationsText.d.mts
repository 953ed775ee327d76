export declare const operationsText: (
  version: string,
  modules: ReadonlyMap<string, Readonly<Record<string, unknown>>>,
) => string
