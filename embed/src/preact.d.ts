import type { HTMLAttributes } from 'preact'
import type {
  DramatisEventDetails,
  DramatisGeneratorAttributes,
  DramatisGeneratorElement,
} from './index.js'

export * from './index.js'

type Listeners = {
  [Name in keyof DramatisEventDetails as `on${'dramatis:' | 'dramatis-'}${Name}`]?: (
    event: CustomEvent<DramatisEventDetails[Name]>,
  ) => void
}

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
      'dramatis-generator': DramatisGeneratorAttributes &
        Listeners &
        Omit<HTMLAttributes<DramatisGeneratorElement>, keyof DramatisGeneratorAttributes>
    }
  }
}
