/** A file as it was read. */
export interface StoredFile {
  readonly bytes: Buffer
  /** Identifies the content that was read, like an ETag. {@link Target.write} compares it. */
  readonly tag: string
}

/** A place to read a site's files from. Paths are like `remotes.json` and `remotes/generator/0.1.0/a.js`. */
export interface Source {
  /** The place's name in messages. */
  readonly label: string
  /** Resolves to undefined if there is no such file. */
  readonly read: (path: string) => Promise<StoredFile | undefined>
}

/** A place to write a site's files to. A reader sees a file as it was before or after a write, never in between. */
export interface Target extends Source {
  /**
   * Writes a file unless it has changed since it was read.
   *
   * @param tag the tag from reading the file; undefined if the file did not exist
   * @returns false if the file has changed since, in which case nothing is written
   */
  readonly write: (path: string, bytes: Buffer, tag: string | undefined) => Promise<boolean>
  /** Deletes a file, if it exists, and the folders that this leaves empty. */
  readonly remove: (path: string) => Promise<void>
  /** The time by the clock of the place, which all publishers have in common. */
  readonly now: () => Promise<Date>
  /** Deletes what interrupted writes have left. */
  readonly tidy: () => Promise<void>
}
