import type { EventType } from '../../shared/eventTypes.ts'
import type { EventRow } from '../store/EventRow.ts'
import type { World } from '../World.ts'

/** The type of an event, if one has been added: older data files have events without a type. */
export const eventTypeOf = (
  world: World,
  { name, organizationId }: Pick<EventRow, 'name' | 'organizationId'>,
): EventType | undefined =>
  world.state.eventTypes.where('name', name).find((row) => row.organizationId === organizationId)

/** Adds an event's type if this is the first event of its name; the type's label is initially the name. */
export const noteEventType = (world: World, event: EventRow): void => {
  if (eventTypeOf(world, event)) return
  const { name, organizationId } = event
  world.state.eventTypes.put({ ...world.record(), name, label: name, organizationId })
}
