import { isUnknown } from '../../codec/union.ts'
import type { Aggregation } from '../../shared/entities/meter.ts'
import type { operations } from '../../2026-10/operations.ts'
import type { Rules } from '../Handlers.ts'
import { listings } from '../listings.ts'
import { listPage } from '../lists.ts'
import { owned, ownedRow } from '../ownership.ts'
import { invalid } from '../Problem.ts'
import { createMeter, updateMeter } from '../rules/changeMeter.ts'
import { quantitiesOf } from '../rules/meterQuantities.ts'
import type { MeterAggregation } from '../store/MeterRow.ts'

export const meters = {
  list: ({ world, request, principal }) =>
    listPage(world, request, owned(world.state.meters, principal), listings.meters),

  create: ({ world, request, principal }) => {
    const aggregation = aggregationOf(request.aggregation)
    return createMeter(world, principal, { ...request, aggregation })
  },

  get: ({ world, request: { id }, principal }) => ownedRow(world.state.meters, id, principal),

  update: ({ world, request: { id, meterUpdate }, principal }) => {
    const aggregation = meterUpdate.aggregation && aggregationOf(meterUpdate.aggregation)
    const previous = ownedRow(world.state.meters, id, principal)
    return updateMeter(world, previous, { ...meterUpdate, aggregation })
  },

  quantities: ({ world, request, principal }) =>
    quantitiesOf(world, request, ownedRow(world.state.meters, request.id, principal)),
} satisfies Rules<typeof operations.meters>

const aggregationOf = (wanted: Aggregation): MeterAggregation => {
  if (isUnknown(wanted))
    throw invalid(['body', 'aggregation', 'func'], 'There is no such function.')
  switch (wanted.func) {
    case undefined:
    case 'count':
      return { func: 'count' }
    case 'unique':
      return { func: 'unique', property: wanted.property }
    default:
      return wanted
  }
}
