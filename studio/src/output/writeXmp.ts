/** IPTC's term for a picture made by an algorithm without a trained model. */
const DIGITAL_SOURCE_TYPE = 'http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia'

export interface Caption {
  readonly title: string
  /** A description of the picture, in English. */
  readonly description: string
  /** The same in one short sentence, for screen readers. */
  readonly altText: string
  /** Engine and version. */
  readonly software: string
  readonly style: string
}

/**
 * An XMP packet: Dublin Core title and description, the alternative text of IPTC Core 1.3, and the origin
 * of the picture as IPTC Extension's digital source type.
 */
export const writeXmp = ({ title, description, altText, software, style }: Caption): string =>
  `<?xpacket begin="\u{feff}" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
 <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
  <rdf:Description rdf:about=""
    xmlns:dc="http://purl.org/dc/elements/1.1/"
    xmlns:xmp="http://ns.adobe.com/xap/1.0/"
    xmlns:Iptc4xmpCore="http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/"
    xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"
    xmp:CreatorTool="${escape(software)}"
    Iptc4xmpExt:DigitalSourceType="${DIGITAL_SOURCE_TYPE}">
   <dc:title>${alternatives(title)}</dc:title>
   <dc:description>${alternatives(description)}</dc:description>
   <dc:subject><rdf:Bag><rdf:li>procedural</rdf:li><rdf:li>${escape(style)}</rdf:li></rdf:Bag></dc:subject>
   <Iptc4xmpCore:AltTextAccessibility>${alternatives(altText)}</Iptc4xmpCore:AltTextAccessibility>
  </rdf:Description>
 </rdf:RDF>
</x:xmpmeta>
<?xpacket end="r"?>`

const alternatives = (text: string): string =>
  `<rdf:Alt><rdf:li xml:lang="x-default">${escape(text)}</rdf:li></rdf:Alt>`

/** Escapes text for XML; characters that XML does not allow are left out. */
const escape = (text: string): string =>
  text.replace(FORBIDDEN, '').replace(/[&<>"]/gu, (character) => `&#${character.charCodeAt(0)};`)

const FORBIDDEN = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu
