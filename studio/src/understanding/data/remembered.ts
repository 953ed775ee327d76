/** `read`, which remembers its last results: a request is read in several steps, each of which starts from its text. */
export const remembered = <Result>(read: (text: string) => Result): ((text: string) => Result) => {
  const results = new Map<string, { readonly result: Result }>()
  return (text) => {
    const known = results.get(text) ?? { result: read(text) }
    if (!results.has(text)) {
      if (results.size === MAX_RESULTS) results.clear()
      results.set(text, known)
    }
    return known.result
  }
}

const MAX_RESULTS = 16
