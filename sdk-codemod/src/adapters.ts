import type { SourceFile } from 'ts-morph'
import type { FileContext } from './FileContext.ts'

/** Our entry points for what the platform's packages for frameworks do. */
const ADAPTERS: Readonly<Record<string, string>> = {
  'better-auth': 'better-auth',
  checkout: 'embed',
  express: 'express',
  fastify: 'fastify',
  h3: 'h3',
  hono: 'hono',
  nextjs: 'next',
  nuxt: 'h3',
  sveltekit: 'sveltekit',
}

/** Reports imports of the platform's packages for frameworks, whose functions take other options than ours. */
export const leaveAdapters = (file: SourceFile, context: FileContext): void => {
  for (const declaration of file.getImportDeclarations()) {
    const [, name] =
      /^@polar-sh\/(?!sdk(?:\/|$))([\w-]+)/.exec(declaration.getModuleSpecifierValue()) ?? []
    if (name === undefined) continue
    const ours = `@dramatis/sdk/${ADAPTERS[name] ?? 'handlers'}`
    context.leave(declaration, `@polar-sh/${name} has its own @polar-sh/sdk: use ${ours} instead`)
  }
}
