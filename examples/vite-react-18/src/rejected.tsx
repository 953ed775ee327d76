import { DramatisGenerator } from '@dramatis/embed/react'

const addresses = { functions: 'http://localhost:3000', checkout: 'http://localhost:4010' }

/** Mistakes. The build fails where TypeScript does not find one of them. */
export const rejected = [
  // @ts-expect-error -- no checkout
  <DramatisGenerator key={1} functions="http://localhost:3000" />,
  // @ts-expect-error -- no such flow
  <DramatisGenerator key={2} {...addresses} flow="fast" />,
  // @ts-expect-error -- not an object
  <DramatisGenerator key={3} {...addresses} style="color: red" />,
  // @ts-expect-error -- no such attribute
  <DramatisGenerator key={4} {...addresses} colour="red" />,
  // @ts-expect-error -- no such detail
  <DramatisGenerator key={5} {...addresses} onGenerated={({ detail }) => detail.size} />,
  // @ts-expect-error -- not a number
  <dramatis-generator key={6} {...addresses} takes={4} />,
  // @ts-expect-error -- no checkout
  <dramatis-generator key={7} functions="http://localhost:3000" />,
]
