/** Data files are bundled, and imported by tests and scripts, as text. */
declare module '*.txt' {
  const text: string
  export default text
}
