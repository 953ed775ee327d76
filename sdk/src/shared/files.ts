import type { Uploader } from '../uploadFile.ts'
import { uploaderOf } from '../uploadFile.ts'
import type { FileCreate, FileRead } from './entities/file.ts'
import { completeFileUpload, createFile } from './fileOperations.ts'

export * from './fileOperations.ts'

type FileService = Exclude<FileCreate['service'], 'UNKNOWN'>

/** Uploads a file: creates it (`files.create`), sends its parts, and completes it (`files.uploaded`). */
export const uploadFile: Uploader<FileService, FileRead> = uploaderOf<FileService, FileRead>({
  create: createFile,
  complete: completeFileUpload,
})
