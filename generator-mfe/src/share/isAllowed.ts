/** Whether the page around a frame lets it use a feature; true where the browser has no such rule, or does not say. */
export const isAllowed = (feature: 'clipboard-write' | 'web-share'): boolean => {
  const policy: unknown = Reflect.get(document, 'featurePolicy')
  if (typeof policy !== 'object' || policy === null) return true
  const allows: unknown = Reflect.get(policy, 'allowsFeature')
  const features: unknown = Reflect.get(policy, 'features')
  if (typeof allows !== 'function' || typeof features !== 'function') return true
  const known: unknown = Reflect.apply(features, policy, [])
  if (!Array.isArray(known) || !known.includes(feature)) return true
  return Reflect.apply(allows, policy, [feature]) === true
}
