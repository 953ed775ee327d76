/** The scheme of IPTC's terms for a picture's source. */
const DIGITAL_SOURCE_TYPES = 'http://cv.iptc.org/newscodes/digitalsourcetype/'

/** Made by an algorithm without a trained model; by a trained model; from another picture by a trained model. */
export type SourceType =
  'algorithmicMedia' | 'trainedAlgorithmicMedia' | 'compositeWithTrainedAlgorithmicMedia'

export interface Caption {
  readonly title: string
  /** A description of the picture, in English. */
  readonly description: string
  /** The same in one short sentence, for screen readers. */
  readonly altText: string
  /** Engine and version, or the name of the model. */
  readonly software: string
  readonly sourceType: SourceType
  readonly keywords: readonly string[]
  /** When the picture was made. Without a date, the packet depends only on the rest of the caption. */
  readonly createdAt?: Date | undefined
  /** The credit line to show with the picture. */
  readonly credit?: string | undefined
}

/**
 * An XMP packet: Dublin Core title and description, the alternative text of IPTC Core 1.3, and the origin
 * of the picture as IPTC Extension's digital source type.
 */
export const writeXmp = (caption: Caption): string =>
  `<?xpacket begin="\u{feff}" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
 <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
  <rdf:Description rdf:about=""
    xmlns:dc="http://purl.org/dc/elements/1.1/"
    xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/"
    xmlns:xmp="http://ns.adobe.com/xap/1.0/"
    xmlns:Iptc4xmpCore="http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/"
    xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"
    ${attributes(caption)}>
   <dc:title>${alternatives(caption.title)}</dc:title>
   <dc:description>${alternatives(caption.description)}</dc:description>
   <dc:subject><rdf:Bag>${caption.keywords.map(item).join('')}</rdf:Bag></dc:subject>
   <Iptc4xmpCore:AltTextAccessibility>${alternatives(caption.altText)}</Iptc4xmpCore:AltTextAccessibility>
  </rdf:Description>
 </rdf:RDF>
</x:xmpmeta>
<?xpacket end="r"?>`

const attributes = ({ software, sourceType, createdAt, credit }: Caption): string =>
  Object.entries({
    'xmp:CreatorTool': software,
    'xmp:CreateDate': createdAt?.toISOString(),
    'photoshop:DateCreated': createdAt?.toISOString(),
    'photoshop:Credit': credit,
    'Iptc4xmpExt:DigitalSourceType': `${DIGITAL_SOURCE_TYPES}${sourceType}`,
    'Iptc4xmpExt:AISystemUsed': sourceType === 'algorithmicMedia' ? undefined : software,
  })
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name}="${escape(value)}"`]))
    .join('\n    ')

const item = (text: string): string => `<rdf:li>${escape(text)}</rdf:li>`

const alternatives = (text: string): string =>
  `<rdf:Alt><rdf:li xml:lang="x-default">${escape(text)}</rdf:li></rdf:Alt>`

/** Escapes text for XML; characters that XML does not allow are left out. */
const escape = (text: string): string =>
  text.replace(FORBIDDEN, '').replace(/[&<>"]/gu, (character) => `&#${character.charCodeAt(0)};`)

const FORBIDDEN = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu
