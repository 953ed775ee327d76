import { checkFile } from './checkFile.ts'

/** Where a module is, and its hash as in an `integrity` attribute. */
export interface Address {
  readonly url: string
  readonly integrity: string
}

/** Imports a module unless it differs from the published file. */
export const importChecked = async <A>({ url, integrity }: Address): Promise<A> => {
  await checkFile(url, integrity)
  return import(/* @vite-ignore */ /* webpackIgnore: true */ url) as Promise<A>
}
