import { segment } from '../../codec/primitives.ts'
import { invalidRequest, resourceNotFound } from '../../documentedErrors.ts'
import type { Endpoint } from '../../Endpoint.ts'

export const listEvents = {
  name: 'events.list',
  summary: 'List events.',
  path: '/v1/events/',
  auth: 'accessToken',
  errors: [invalidRequest],
} as const satisfies Endpoint

export const getEvent = {
  name: 'events.get',
  summary: 'Get an event by its id.',
  method: 'GET',
  path: '/v1/events/{id}',
  auth: 'accessToken',
  params: { id: segment },
  errors: [resourceNotFound, invalidRequest],
} as const satisfies Endpoint

export const ingestEvents = {
  name: 'events.ingest',
  summary: 'Ingest events.',
  method: 'POST',
  path: '/v1/events/ingest',
  auth: 'accessToken',
  errors: [invalidRequest],
} as const satisfies Endpoint
