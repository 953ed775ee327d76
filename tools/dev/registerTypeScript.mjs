/** For `node --import`: runs our packages from their TypeScript sources, without a build. */
import { register } from 'node:module'

register('./typeScriptLoader.mjs', import.meta.url)
