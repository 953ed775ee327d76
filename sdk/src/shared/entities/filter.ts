import type * as t from 'io-ts'
import type { Codec } from '../../codec/Codec.ts'
import { list, openEnum, recursive } from '../../codec/collections.ts'
import { entity } from '../../codec/entity.ts'
import { scalar, string } from '../../codec/primitives.ts'
import { closedUnion } from '../../codec/union.ts'

// Written by hand: a filter contains filters, and no property says whether one is a clause.

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
