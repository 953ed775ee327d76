import type { operations } from '../../2026-10/operations.ts'
import type { MetricDashboardSchema } from '../../shared/metrics.ts'
import type { Rules } from '../Handlers.ts'
import { filtered, own } from '../lists.ts'
import { organizationFor, owned } from '../ownership.ts'
import type { Merchant } from '../Principal.ts'
import { notFound } from '../Problem.ts'
import { checkedName } from '../rules/names.ts'
import type { World } from '../World.ts'

export const dashboards = {
  listDashboards: ({ world, request, principal }) =>
    filtered(world, request, owned(world.state.metricDashboards, principal), own('organizationId')),

  createDashboard: ({ world, request: { name, metrics = [], organizationId }, principal }) =>
    world.state.metricDashboards.put({
      ...world.record(),
      name: checkedName(name),
      metrics,
      organizationId: organizationFor(world, principal, organizationId),
    }),

  getDashboard: ({ world, request: { id }, principal }) => byId(world, id, principal),

  updateDashboard: ({ world, request: { id, metricDashboardUpdate }, principal }) => {
    const previous = byId(world, id, principal)
    const { name, metrics } = metricDashboardUpdate
    return world.state.metricDashboards.update(previous, {
      modifiedAt: world.now(),
      name: name == null ? previous.name : checkedName(name),
      metrics: metrics ?? previous.metrics,
    })
  },

  deleteDashboard: ({ world, request: { id }, principal }) => {
    world.state.metricDashboards.delete(byId(world, id, principal).id)
  },
} satisfies Rules<Omit<typeof operations.metrics, 'export' | 'get' | 'limits'>>

const byId = (world: World, id: string, { organizationIds }: Merchant): MetricDashboardSchema => {
  const dashboard = world.state.metricDashboards.get(id)
  if (!dashboard || !organizationIds.includes(dashboard.organizationId)) throw notFound()
  return dashboard
}
