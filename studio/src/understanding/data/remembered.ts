/** `read`, which remembers its last results: a request is read in several steps, each of which starts from its text. */
export const remembered = <Result>(read: (text: string) => Result): ((text: string) => Result) => {
  const results = new Map<string, { readonly result: Result }>()
  return (text) => {
    const known = results.get(text)
    if (known !== undefined) return known.result
    const result = read(text)
    if (results.size === MAX_RESULTS) {
      const [oldest = ''] = results.keys()
      results.delete(oldest)
    }
    results.set(text, { result })
    return result
  }
}

/** As many texts as the members of a few requests, and the parts that they are read in. */
const MAX_RESULTS = 48
