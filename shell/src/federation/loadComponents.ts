import type { GetModule, RemoteComponent, RemoteOptions } from './Remote.ts'

/** Loads all components of a remote, by exposed name; rejects when a required one is missing. */
export const loadComponents = async (
  get: GetModule,
  {
    name,
    exposes,
    optional = {},
    log,
  }: Pick<RemoteOptions, 'name' | 'exposes' | 'optional' | 'log'>,
): Promise<ReadonlyMap<string, RemoteComponent>> => {
  const component = async (expose: string): Promise<[string, RemoteComponent]> => {
    const module = await get(expose)
    if (isComponentModule(module)) return [expose, module.default]
    throw new Error(`${name}/${expose} has no component as its default export`)
  }
  const loadingOptional = Promise.allSettled(Object.keys(optional).map(component))
  const found = await Promise.all(Object.keys(exposes).map(component))
  for (const outcome of await loadingOptional) {
    if (outcome.status === 'fulfilled') found.push(outcome.value)
    else log(`An optional component of ${name} is missing`, outcome.reason)
  }
  return new Map(found)
}

/** Whether the default export can be rendered: a function, or the object that `memo` or `lazy` makes. */
const isComponentModule = (module: unknown): module is { readonly default: RemoteComponent } =>
  typeof module === 'object' &&
  module !== null &&
  'default' in module &&
  (typeof module.default === 'function' ||
    (typeof module.default === 'object' && module.default !== null))
