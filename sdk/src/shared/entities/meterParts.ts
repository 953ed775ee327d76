import type * as t from 'io-ts'
import type { Codec } from '../../codec/Codec.ts'
import { closedEnum, list, openEnum, recursive } from '../../codec/collections.ts'
import { entity } from '../../codec/entity.ts'
import { date, number, scalar, string } from '../../codec/primitives.ts'
import { closedUnion } from '../../codec/union.ts'

export const FilterConjunction = openEnum('and', 'or')

export type FilterConjunction = t.TypeOf<typeof FilterConjunction>

export const FilterOperator = openEnum('eq', 'ne', 'gt', 'gte', 'lt', 'lte', 'like', 'not_like')

export type FilterOperator = t.TypeOf<typeof FilterOperator>

export const FilterClause = entity('FilterClause', {
  property: string,
  operator: FilterOperator,
  value: scalar,
})

/** A condition on one property of an event. */
export interface FilterClause extends t.TypeOf<typeof FilterClause> {}

/** Conditions, all or at least one of which must be met. */
export interface Filter {
  conjunction: FilterConjunction
  clauses: (Filter | FilterClause)[]
}

export const Filter: Codec<Filter> = recursive('Filter', () => group)

const clause: Codec<Filter | FilterClause> = closedUnion(
  'Filter or FilterClause',
  {
    expected: () => 'an object with conjunction and clauses, or with property, operator and value',
    select: (property) =>
      property('clauses') === undefined && property('conjunction') === undefined
        ? 'clause'
        : 'group',
  },
  { group: Filter, clause: FilterClause },
)

const group: Codec<Filter> = entity('Filter', {
  conjunction: FilterConjunction,
  clauses: list(clause),
})

export const PropertyAggregation = entity('PropertyAggregation', {
  func: closedEnum('sum', 'max', 'min', 'avg'),
  property: string,
})

export interface PropertyAggregation extends t.TypeOf<typeof PropertyAggregation> {}

const meterQuantity = entity('MeterQuantity', { timestamp: date, quantity: number })

export interface MeterQuantity extends t.TypeOf<typeof meterQuantity> {}

export const MeterQuantity: Codec<MeterQuantity> = meterQuantity
