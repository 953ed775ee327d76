import { bundlerRuntime } from './bundlerRuntime.ts'

export type { Factory, SharedPackage, ShareScope } from './ShareScope.ts'

/** In the form in which `@module-federation/enhanced` imports it into a container. */
export default { runtime: {}, bundlerRuntime }
