import fc from 'fast-check'

/** What holds for every subject (an operation, a codec) with any of the values that belong to it. */
export interface Property<S, V> {
  readonly subjects: ReadonlyMap<string, S>
  readonly valuesFor: (subject: S) => fc.Arbitrary<V>
  /** Fails if it does not hold. */
  readonly expectFor: (subject: S, value: V) => void | Promise<void>
}

/** Checks random subjects, for the tests that run after each edit. */
export const checkSample = async <S, V>(
  { subjects, valuesFor, expectFor }: Property<S, V>,
  numRuns: number,
): Promise<void> => {
  // By name, so that a failure shows which one it was.
  const cases = fc
    .constantFrom(...subjects.keys())
    .chain((name) => valuesFor(subjectOf(subjects, name)).map((value) => [name, value] as const))
  await fc.assert(
    fc.asyncProperty(cases, async ([name, value]) => expectFor(subjectOf(subjects, name), value)),
    { numRuns },
  )
}

/** A test for each subject. */
export const testEach = <S, V>(
  title: string,
  { subjects, valuesFor, expectFor }: Property<S, V>,
  numRuns: number,
): void =>
  test.each([...subjects])(`%s: ${title}`, async (_, subject) => {
    await fc.assert(
      fc.asyncProperty(valuesFor(subject), async (value) => expectFor(subject, value)),
      { numRuns },
    )
  })

const subjectOf = <S>(subjects: ReadonlyMap<string, S>, name: string): S => {
  const subject = subjects.get(name)
  if (subject === undefined) throw new Error(`no subject is called ${name}`)
  return subject
}
