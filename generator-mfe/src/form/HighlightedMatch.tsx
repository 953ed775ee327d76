/** Marks the first occurrence of `query` in `text`, ignoring case. */
export const HighlightedMatch = ({
  text,
  query,
}: {
  readonly text: string
  readonly query: string
}) => {
  const start = text.toLowerCase().indexOf(query.toLowerCase())
  if (query === '' || start < 0) return text
  const end = start + query.length
  return (
    <>
      {text.slice(0, start)}
      <mark>{text.slice(start, end)}</mark>
      {text.slice(end)}
    </>
  )
}
