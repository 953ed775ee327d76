export declare const subpathsOf: (version: string) => ReadonlyMap<string, string>
