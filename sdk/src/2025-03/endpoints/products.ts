import { segment } from '../../codec/primitives.ts'
import { invalidRequest, notPermitted, resourceNotFound } from '../../documentedErrors.ts'
import type { Endpoint } from '../../Endpoint.ts'

export const listProducts = {
  name: 'products.list',
  summary: 'List products.',
  path: '/v1/products/',
  auth: 'accessToken',
  errors: [invalidRequest],
} as const satisfies Endpoint

export const createProduct = {
  name: 'products.create',
  summary: 'Create a product.',
  method: 'POST',
  path: '/v1/products/',
  auth: 'accessToken',
  errors: [invalidRequest],
} as const satisfies Endpoint

export const getProduct = {
  name: 'products.get',
  summary: 'Get a product by its id.',
  method: 'GET',
  path: '/v1/products/{id}',
  auth: 'accessToken',
  params: { id: segment },
  errors: [resourceNotFound, invalidRequest],
} as const satisfies Endpoint

export const updateProduct = {
  name: 'products.update',
  summary: 'Update a product.',
  method: 'PATCH',
  path: '/v1/products/{id}',
  auth: 'accessToken',
  params: { id: segment },
  errors: [notPermitted, resourceNotFound, invalidRequest],
} as const satisfies Endpoint

export const updateProductBenefits = {
  name: 'products.updateBenefits',
  summary: "Set a product's benefits.",
  method: 'POST',
  path: '/v1/products/{id}/benefits',
  auth: 'accessToken',
  params: { id: segment },
  errors: [notPermitted, resourceNotFound, invalidRequest],
  isIdempotent: true,
} as const satisfies Endpoint
