/** A file as it was read. */
export interface StoredFile {
  readonly bytes: Buffer
  /** Identifies these bytes in this place, for {@link Target.write}. */
  readonly tag: string
}

/** Where a site's files are read, by their paths: `remotes.json`, `remotes/generator/0.1.0/a.js`. */
export interface Source {
  /** Its name in messages. */
  readonly label: string
  /** Resolves to undefined if there is no such file. */
  readonly read: (path: string) => Promise<StoredFile | undefined>
}

/** Where a site's files are written. A reader sees a file as it was before or after, never in between. */
export interface Target extends Source {
  /**
   * Writes a file if it is still as it was read.
   *
   * @param tag of the file as it was read; undefined if there was none
   * @returns false if it has changed since, and then writes nothing
   */
  readonly write: (path: string, bytes: Buffer, tag: string | undefined) => Promise<boolean>
  /** Deletes a file, if it exists. */
  readonly remove: (path: string) => Promise<void>
}
