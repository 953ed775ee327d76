export declare const subpathsOf: (version: string) => readonly string[]
