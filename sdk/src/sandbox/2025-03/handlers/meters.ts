import type { Meter } from '../../../2025-03/meters.ts'
import type { operations } from '../../../2025-03/operations.ts'
import type { Handlers } from '../../Handlers.ts'
import { contains, hasMetadata, listPage } from '../../lists.ts'
import { owned, ownedRow } from '../../ownership.ts'
import { presentEvent } from '../present/presentEvent.ts'
import { createMeter, updateMeter } from '../../rules/changeMeter.ts'
import { meteredEvents, quantitiesOf } from '../../rules/meterQuantities.ts'
import type { MeterRow } from '../../store/MeterRow.ts'

export const meters: Handlers<typeof operations.meters> = {
  list: ({ world, request, principal }) =>
    listPage(request, {
      rows: owned(world.state.meters, principal),
      equal: ['organizationId'],
      where: [contains(request.query, ({ name }) => [name]), hasMetadata(request.metadata)],
      order: ['name'],
      present,
    }),

  create: ({ world, request, principal }) => present(createMeter(world, principal, request)),

  get: ({ world, request: { id }, principal }) =>
    present(ownedRow(world.state.meters, id, principal)),

  update: ({ world, request: { id, meterUpdate }, principal }) =>
    present(updateMeter(world, ownedRow(world.state.meters, id, principal), meterUpdate)),

  events: ({ world, request, principal }) => {
    const meter = ownedRow(world.state.meters, request.id, principal)
    return listPage(request, {
      rows: meteredEvents(world, meter).toSorted(
        (one, other) => other.timestamp.getTime() - one.timestamp.getTime(),
      ),
      present: (row) => presentEvent(world, row),
    })
  },

  quantities: ({ world, request, principal }) => ({
    quantities: quantitiesOf(world, request, ownedRow(world.state.meters, request.id, principal))
      .quantities,
  }),
}

/** A meter as 2025-03 shows it: a count of unique values, which it lacks, is shown as a count of events. */
const present = ({ aggregation, ...row }: MeterRow): Meter => ({
  ...row,
  aggregation: aggregation.func === 'unique' ? { func: 'count' } : aggregation,
})
