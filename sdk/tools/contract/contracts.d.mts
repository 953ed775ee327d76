export declare const readContracts: (digest?: object) => Promise<ReadonlyMap<string, unknown>>
