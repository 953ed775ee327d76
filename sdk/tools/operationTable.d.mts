type Version = readonly [name: string, operations: readonly string[]]

export declare const operationTable: (older: Version, newer: Version) => string
