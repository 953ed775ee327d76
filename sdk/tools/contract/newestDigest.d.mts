export declare const newestDigest: () => Promise<unknown>
