import { FilePatch, FileUploadCompleted } from './entities/fileRequests.ts'
import { nothing, string } from '../codec/primitives.ts'
import { anyOf } from '../codec/query.ts'
import * as endpoints from './endpoints/files.ts'
import { FileCreate, FileRead, FileUpload } from './entities/file.ts'
import { json, listOperation, operation } from './operation.ts'
import type { Uploader } from '../uploadFile.ts'
import { uploaderOf } from '../uploadFile.ts'

export * from './entities/file.ts'
export { FilePatch, FileUploadCompleted } from './entities/fileRequests.ts'

export const deleteFile = operation({
  ...endpoints.deleteFile,
  success: { 204: nothing },
})

export const listFiles = listOperation({
  ...endpoints.listFiles,
  query: {
    organizationId: anyOf(string),
    ids: anyOf(string),
  },
  items: FileRead,
})

export const updateFile = operation({
  ...endpoints.updateFile,
  body: json(FilePatch, 'filePatch'),
  success: { 200: FileRead },
})

export const createFile = operation({
  ...endpoints.createFile,
  body: json(FileCreate),
  success: { 201: FileUpload },
})

export const completeFileUpload = operation({
  ...endpoints.completeFileUpload,
  body: json(FileUploadCompleted, 'fileUploadCompleted'),
  success: { 200: FileRead },
})

type FileService = Exclude<FileCreate['service'], 'UNKNOWN'>

/** Uploads a file: creates it (`files.create`), sends its parts, and completes it (`files.uploaded`). */
export const uploadFile: Uploader<FileService, FileRead> = uploaderOf<FileService, FileRead>({
  create: createFile,
  complete: completeFileUpload,
})
