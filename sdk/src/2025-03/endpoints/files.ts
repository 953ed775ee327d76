import { segment } from '../../codec/primitives.ts'
import { invalidRequest, notPermitted, resourceNotFound } from '../../documentedErrors.ts'
import type { Endpoint } from '../../Endpoint.ts'

export const listFiles = {
  name: 'files.list',
  summary: 'List files.',
  path: '/v1/files/',
  auth: 'accessToken',
  errors: [invalidRequest],
} as const satisfies Endpoint

export const createFile = {
  name: 'files.create',
  summary: 'Create a file and get the upload URLs of its parts.',
  method: 'POST',
  path: '/v1/files/',
  auth: 'accessToken',
  errors: [invalidRequest],
} as const satisfies Endpoint

export const completeFileUpload = {
  name: 'files.uploaded',
  summary: 'Complete a file upload.',
  method: 'POST',
  path: '/v1/files/{id}/uploaded',
  auth: 'accessToken',
  params: { id: segment },
  errors: [notPermitted, resourceNotFound, invalidRequest],
} as const satisfies Endpoint

export const updateFile = {
  name: 'files.update',
  summary: 'Update a file.',
  method: 'PATCH',
  path: '/v1/files/{id}',
  auth: 'accessToken',
  params: { id: segment },
  errors: [notPermitted, resourceNotFound, invalidRequest],
} as const satisfies Endpoint

export const deleteFile = {
  name: 'files.delete',
  summary: 'Delete a file.',
  method: 'DELETE',
  path: '/v1/files/{id}',
  auth: 'accessToken',
  params: { id: segment },
  errors: [notPermitted, resourceNotFound, invalidRequest],
} as const satisfies Endpoint
