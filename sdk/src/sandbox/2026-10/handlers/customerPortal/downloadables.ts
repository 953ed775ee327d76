import type { operations } from '../../../../2026-10/operations.ts'
import { downloadables as legacy } from '../../../2025-03/handlers/customerPortal/downloadables.ts'
import type { Handlers } from '../../../Handlers.ts'

export const downloadables: Handlers<typeof operations.customerPortal.downloadables> = {
  list: legacy.list,
}
