import type { EventType } from '../../2026-10/eventTypes.ts'
import type { EventRow } from '../store/EventRow.ts'
import type { World } from '../World.ts'

/** The type of an event, if events of its name have been received since there are types. */
export const eventTypeOf = (
  world: World,
  { name, organizationId }: Pick<EventRow, 'name' | 'organizationId'>,
): EventType | undefined =>
  world.state.eventTypes.where('name', name).find((row) => row.organizationId === organizationId)

/** Adds the type of an event at the first event of its name; its label is the name at first. */
export const noteEventType = (world: World, event: EventRow): void => {
  if (eventTypeOf(world, event)) return
  const { name, organizationId } = event
  world.state.eventTypes.put({ ...world.record(), name, label: name, organizationId })
}
