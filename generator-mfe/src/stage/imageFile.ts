/** Fetches a picture, from its URL or out of its inline data, as a file of the given name. */
export const imageFile = async (image: string, name: string): Promise<File> => {
  const response = await fetch(image)
  if (!response.ok) throw new Error(`The picture could not be fetched: status ${response.status}.`)
  const blob = await response.blob()
  return new File([blob], name, { type: blob.type === '' ? 'image/jpeg' : blob.type })
}
