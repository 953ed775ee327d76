import '@dramatis/embed/preact'

const addresses = { functions: 'http://localhost:3000', checkout: 'http://localhost:4010' }

/** Mistakes. The build fails where TypeScript does not find one of them. */
export const rejected = [
  // @ts-expect-error -- no checkout
  <dramatis-generator functions="http://localhost:3000" />,
  // @ts-expect-error -- no such flow
  <dramatis-generator {...addresses} flow="fast" />,
  // @ts-expect-error -- not a number
  <dramatis-generator {...addresses} takes={4} />,
  // @ts-expect-error -- no such attribute
  <dramatis-generator {...addresses} colour="red" />,
  // @ts-expect-error -- no such detail
  <dramatis-generator {...addresses} ondramatis-generated={({ detail }) => detail.size} />,
]
