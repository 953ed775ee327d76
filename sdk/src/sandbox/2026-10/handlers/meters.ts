import { isUnknown } from '../../../codec/union.ts'
import type { AggregationCreate } from '../../../2025-03/meters.ts'
import type { Aggregation } from '../../../2026-10/entities/meter.ts'
import type { operations } from '../../../2026-10/operations.ts'
import { meters as before } from '../../handlers/meters.ts'
import type { Handlers } from '../../Handlers.ts'
import { hasMetadata, contains, listPage, matches } from '../../lists.ts'
import { owned, ownedRow } from '../../ownership.ts'
import { invalid, unsupported } from '../../Problem.ts'
import { presentMeter } from '../present/presentMeter.ts'
import { answerOf, rowOf } from '../rowOf.ts'

export const meters: Handlers<typeof operations.meters> = {
  list: ({ world, request, principal }) =>
    listPage(request, {
      rows: owned(world.state.meters, principal),
      where: [
        matches(request.organizationId, ({ organizationId }) => organizationId),
        contains(request.query, ({ name }) => [name]),
        matches(request.isArchived, () => false),
        hasMetadata(request.metadata),
      ],
      by: { created_at: ({ createdAt }) => createdAt, name: ({ name }) => name },
      order: ['name'],
      present: presentMeter,
    }),

  create: ({ world, request, principal }) =>
    presentMeter(
      rowOf(
        world,
        'meters',
        before.create({
          world,
          request: { ...request, aggregation: aggregationOf(request.aggregation) },
          principal,
        }),
      ),
    ),

  get: ({ world, request: { id }, principal }) =>
    presentMeter(ownedRow(world.state.meters, id, principal)),

  update: ({ world, request: { id, meterUpdate }, principal }) => {
    const { aggregation } = meterUpdate
    const request = {
      id,
      meterUpdate: { ...meterUpdate, aggregation: aggregation && aggregationOf(aggregation) },
    }
    return presentMeter(rowOf(world, 'meters', before.update({ world, request, principal })))
  },

  quantities: ({ world, request, principal }) => {
    const { quantities } = answerOf(before.quantities({ world, request, principal }))
    const { aggregation } = ownedRow(world.state.meters, request.id, principal)
    return {
      quantities,
      total: totalOf(
        aggregation,
        quantities.map(({ quantity }) => quantity),
      ),
    }
  },
}

const aggregationOf = (wanted: Aggregation): AggregationCreate => {
  if (isUnknown(wanted))
    throw invalid(['body', 'aggregation', 'func'], 'There is no such function.')
  switch (wanted.func) {
    case undefined:
    case 'count':
      return { func: 'count' }
    case 'unique':
      throw unsupported('the aggregation unique')
    default:
      return wanted
  }
}

/** The quantity of the whole range, as far as the quantities of its parts tell. */
const totalOf = ({ func }: AggregationCreate, parts: readonly number[]): number => {
  if (func === 'max') return Math.max(0, ...parts)
  if (func === 'min') return Math.min(...parts, 0)
  return parts.reduce((sum, part) => sum + part, 0)
}
