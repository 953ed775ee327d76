import type { JSX as Solid } from 'solid-js'
import type {
  DramatisEventDetails,
  DramatisGeneratorAttributes,
  DramatisGeneratorElement,
} from './index.js'

export * from './index.js'

/** Solid sets what is not constant as a property of a custom element, unless its name starts with `attr:`. */
type Attributes = {
  [
    Name in keyof DramatisGeneratorAttributes as Name | `attr:${Name}`
  ]?: DramatisGeneratorAttributes[Name]
}

/** What is required, under either name. */
type Either<Name extends keyof DramatisGeneratorAttributes> =
  Record<Name, string> | Record<`attr:${Name}`, string>

type Listeners = {
  [Name in keyof DramatisEventDetails as `on:dramatis-${Name}`]?: (
    event: CustomEvent<DramatisEventDetails[Name]>,
  ) => void
}

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements {
      'dramatis-generator': Attributes &
        Either<'functions'> &
        Either<'checkout'> &
        Listeners &
        Omit<Solid.HTMLAttributes<DramatisGeneratorElement>, keyof Attributes>
    }
  }
}
