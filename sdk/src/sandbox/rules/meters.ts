import type { Filter, FilterClause } from '../../shared/entities/filter.ts'
import type { EventRow } from '../store/EventRow.ts'
import type { MeterAggregation } from '../store/MeterRow.ts'
import { isLike } from './isLike.ts'

type Scalar = string | number | boolean
type Metered = Pick<EventRow, 'name' | 'source' | 'timestamp' | 'metadata'>

/**
 * Whether an event matches a filter. A group without clauses matches every event. As in the platform's
 * database, no condition matches a property that the event does not have, not even `ne`.
 */
export const fitsFilter = ({ conjunction, clauses }: Filter, event: Metered): boolean => {
  if (clauses.length === 0) return true
  const fits = (clause: Filter | FilterClause): boolean =>
    'clauses' in clause ? fitsFilter(clause, event) : fitsClause(clause, event)
  return conjunction === 'or' ? clauses.some(fits) : clauses.every(fits)
}

/** Aggregates events, which must already match the meter's filter. The result is 0 if there are none. */
export const aggregate = (aggregation: MeterAggregation, events: readonly Metered[]): number => {
  if (aggregation.func === 'count') return events.length
  const all = events
    .map((event) => propertyOf(event, aggregation.property))
    .filter((value) => value !== undefined)
  if (aggregation.func === 'unique') return new Set(all).size
  const values = all.filter((value) => typeof value === 'number')
  if (values.length === 0) return 0
  const sum = values.reduce((total, value) => total + value, 0)
  switch (aggregation.func) {
    case 'sum':
      return sum
    case 'avg':
      return sum / values.length
    case 'max':
      return values.reduce((greatest, value) => Math.max(greatest, value))
    case 'min':
      return values.reduce((least, value) => Math.min(least, value))
  }
}

/** `name`, `source` and `timestamp` (in seconds since 1970) are fields of the event; others are metadata. */
const propertyOf = (event: Metered, property: string): Scalar | undefined => {
  switch (property) {
    case 'name':
      return event.name
    case 'source':
      return event.source
    case 'timestamp':
      return Math.floor(event.timestamp.getTime() / 1000)
    default:
      return Object.hasOwn(event.metadata, property) ? event.metadata[property] : undefined
  }
}

/** Only `like` and `not_like` compare values of different types: "5" is neither equal to 5 nor unequal. */
const fitsClause = ({ property, operator, value }: FilterClause, event: Metered): boolean => {
  const own = propertyOf(event, property)
  if (own === undefined) return false
  if (operator === 'like') return isLike(String(own), String(value))
  if (operator === 'not_like') return !isLike(String(own), String(value))
  if (typeof own !== typeof value) return false
  switch (operator) {
    case 'eq':
      return own === value
    case 'ne':
      return own !== value
    case 'gt':
      return own > value
    case 'gte':
      return own >= value
    case 'lt':
      return own < value
    case 'lte':
      return own <= value
    default:
      return false
  }
}
