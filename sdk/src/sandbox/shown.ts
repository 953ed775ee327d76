import { isRecord } from '../codec/entity.ts'
import type { ListResource } from '../Page.ts'
import type { World } from './World.ts'

/** The presenters of a resource, by the name of the handler whose rows they show. */
type Presenters<H> = {
  readonly [K in keyof H]?: H[K] extends (call: never) => infer Result
    ? (world: World, row: RowIn<Result>) => unknown
    : never
}

type RowIn<Result> = Result extends ListResource<infer Row> ? Row : Result

type Shown<Result, A> = Result extends ListResource<unknown> ? ListResource<A> : A

type ShownBy<H, P> = {
  readonly [K in keyof H]: K extends keyof P
    ? H[K] extends (call: infer C) => infer Result
      ? P[K] extends (...of: never) => infer A
        ? (call: C) => Shown<Result, A>
        : never
      : never
    : H[K]
}

/** A resource's handlers in a version that shows their rows by presenters. */
type Show = <H extends object, const P extends Presenters<H>>(
  handlers: H,
  presenters: P,
) => ShownBy<H, P>

/** Shows what has a presenter by that, changed by `finish`, and anything else as it is. */
export const showing =
  (finish: (shown: unknown) => unknown): Show =>
  <H extends object, const P extends Presenters<H>>(handlers: H, presenters: P) =>
    Object.fromEntries(
      Object.entries(handlers).map(([name, handler]: [string, Handler]) => {
        const present = Reflect.get(presenters, name) as Present | undefined
        return [
          name,
          present ? presented(handler, (world, row) => finish(present(world, row))) : handler,
        ]
      }),
    ) as ShownBy<H, P>

export const shown: Show = showing((value) => value)

/** The same presenter for several handlers. */
export const each = <P, const Name extends string>(
  present: P,
  ...names: readonly Name[]
): Readonly<Record<Name, P>> =>
  Object.fromEntries(names.map((name) => [name, present])) as Record<Name, P>

type Handler = (call: { readonly world: World }) => unknown
type Present = (world: World, row: unknown) => unknown

const presented =
  (handler: Handler, present: Present): Handler =>
  (call) => {
    const result = handler(call)
    return isPage(result)
      ? { ...result, items: result.items.map((row) => present(call.world, row)) }
      : present(call.world, result)
  }

const isPage = (result: unknown): result is ListResource<unknown> =>
  isRecord(result) && 'pagination' in result
