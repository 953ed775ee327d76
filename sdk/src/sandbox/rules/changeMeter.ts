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
  before: MeterRow,
  wanted: Optional<Draft & { readonly isArchived: boolean }>,
): MeterRow =>
  world.state.meters.update(before, {
    modifiedAt: world.now(),
    metadata: wanted.metadata ?? before.metadata,
    name: wanted.name == null ? before.name : checkedName(wanted.name),
    unit: wanted.unit ?? before.unit,
    customLabel: wanted.customLabel === undefined ? before.customLabel : wanted.customLabel,
    customMultiplier:
      wanted.customMultiplier === undefined ? before.customMultiplier : wanted.customMultiplier,
    filter: wanted.filter ?? before.filter,
    aggregation: wanted.aggregation ?? before.aggregation,
    archivedAt: archivedAt(world, before, wanted.isArchived),
  })

const archivedAt = (
  world: World,
  before: MeterRow,
  isArchived: boolean | null | undefined,
): Date | null => {
  if (isArchived == null) return before.archivedAt
  return isArchived ? (before.archivedAt ?? world.now()) : null
}
