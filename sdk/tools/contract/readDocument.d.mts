export declare const readDocument: (document: object) => object
