import { organizationFor } from '../ownership.ts'
import type { Merchant } from '../Principal.ts'
import type { MeterRow } from '../store/MeterRow.ts'
import type { World } from '../World.ts'
import { checkedName } from './names.ts'

type Optional<T> = { readonly [K in keyof T]?: T[K] | null | undefined }

/** The fields of a meter that a merchant sets. */
type Draft = Pick<
  MeterRow,
  'metadata' | 'name' | 'unit' | 'customLabel' | 'customMultiplier' | 'filter' | 'aggregation'
>

export const createMeter = (
  world: World,
  principal: Merchant,
  wanted: Pick<Draft, 'name' | 'filter' | 'aggregation'> &
    Optional<Draft> & { readonly organizationId?: string | null | undefined },
): MeterRow =>
  world.state.meters.put({
    ...world.record(),
    metadata: wanted.metadata ?? {},
    name: checkedName(wanted.name),
    unit: wanted.unit ?? 'scalar',
    customLabel: wanted.customLabel ?? null,
    customMultiplier: wanted.customMultiplier ?? null,
    filter: wanted.filter,
    aggregation: wanted.aggregation,
    organizationId: organizationFor(world, principal, wanted.organizationId),
    archivedAt: null,
  })

export const updateMeter = (
  world: World,
  previous: MeterRow,
  wanted: Optional<Draft & { readonly isArchived: boolean }>,
): MeterRow =>
  world.state.meters.update(previous, {
    modifiedAt: world.now(),
    metadata: wanted.metadata ?? previous.metadata,
    name: wanted.name == null ? previous.name : checkedName(wanted.name),
    unit: wanted.unit ?? previous.unit,
    customLabel: wanted.customLabel === undefined ? previous.customLabel : wanted.customLabel,
    customMultiplier:
      wanted.customMultiplier === undefined ? previous.customMultiplier : wanted.customMultiplier,
    filter: wanted.filter ?? previous.filter,
    aggregation: wanted.aggregation ?? previous.aggregation,
    archivedAt: archivedAt(world, previous, wanted.isArchived),
  })

const archivedAt = (
  world: World,
  previous: MeterRow,
  isArchived: boolean | null | undefined,
): Date | null => {
  if (isArchived == null) return previous.archivedAt
  return isArchived ? (previous.archivedAt ?? world.now()) : null
}
