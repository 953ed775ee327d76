/** Why a promise ends when the element leaves the document or its frame is loaded anew. */
export const removed = (): DOMException =>
  new DOMException('The generator was removed.', 'AbortError')
