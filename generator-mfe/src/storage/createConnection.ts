import { openDB, type DBSchema, type IDBPDatabase } from 'idb'

/**
 * Returns a function that opens a database, which has one version. It opens it once, and again if the browser has closed
 * it. It rejects if the storage is blocked.
 *
 * @param create creates the stores of a new database
 */
export const createConnection = <Schema extends DBSchema>(
  name: string,
  create: (database: IDBPDatabase<Schema>) => void,
): (() => Promise<IDBPDatabase<Schema>>) => {
  let opening: Promise<IDBPDatabase<Schema>> | undefined
  const forget = () => {
    opening = undefined
  }
  return () => {
    opening ??= openDB<Schema>(name, 1, {
      upgrade: create,
      // Lets a newer version in another tab upgrade the database.
      blocking: (_, __, { target }) => {
        forget()
        if (target instanceof IDBDatabase) target.close()
      },
      terminated: forget,
    }).catch((error: unknown) => {
      forget()
      throw error
    })
    return opening
  }
}
