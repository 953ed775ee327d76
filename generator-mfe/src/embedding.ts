/** What a page of another site needs to render the generator. */
export { aspects } from './choices/aspects.ts'
export { GeneratorInLanguage } from './GeneratorInLanguage.tsx'
export type { GeneratorControl } from './host/GeneratorControl.ts'
