import { joined } from './jpegFile.ts'

interface Page {
  /** A JPEG file in color, which covers the page. */
  readonly jpeg: Uint8Array
  /** Its size in pixels. */
  readonly width: number
  readonly height: number
  /** In pixels to the inch. */
  readonly density: number
}

/** A PDF file with one picture on one page (ISO 32000-1, 7.5): a format that says no more than a library would. */
export const pdfFile = ({ jpeg, width, height, density }: Page): Uint8Array => {
  const [across, up] = [width, height].map((pixels) => ((pixels / density) * 72).toFixed(2))
  const drawing = `${across} 0 0 ${up} 0 0 cm /P Do`
  const objects = [
    ['<</Type/Catalog/Pages 2 0 R>>'],
    ['<</Type/Pages/Kids[3 0 R]/Count 1>>'],
    [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${across} ${up}]/Contents 4 0 R/Resources<</XObject<</P 5 0 R>>>>>>`,
    ],
    [`<</Length ${drawing.length}>>\nstream\n${drawing}\nendstream`],
    [
      `<</Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode/Length ${jpeg.length}>>\nstream\n`,
      jpeg,
      '\nendstream',
    ],
  ].map((content, index) => joinedBytes([`${index + 1} 0 obj\n`, ...content, '\nendobj\n']))
  const head = joinedBytes(['%PDF-1.4\n'])
  let at = head.length
  const places = objects.map(({ length }) => {
    const place = `${String(at).padStart(10, '0')} 00000 n \n`
    at += length
    return place
  })
  const count = objects.length + 1
  const end = `xref\n0 ${count}\n0000000000 65535 f \n${places.join('')}trailer\n<</Size ${count}/Root 1 0 R>>\nstartxref\n${at}\n%%EOF\n`
  return joined([head, ...objects, joinedBytes([end])])
}

const joinedBytes = (parts: readonly (string | Uint8Array)[]): Uint8Array =>
  joined(parts.map((part) => (typeof part === 'string' ? new TextEncoder().encode(part) : part)))
