/** A sample of a metric in Prometheus's text format. */
export interface Sample {
  readonly metric: string
  readonly labels: ReadonlyMap<string, string>
  readonly value: number
}

/**
 * Reads Prometheus's text exposition format, version 0.0.4. Lines that are not samples are skipped.
 *
 * @see https://prometheus.io/docs/instrumenting/exposition_formats/
 */
export const parseSamples = (text: string): readonly Sample[] =>
  text.split('\n').flatMap((line) => {
    const [, metric, labels = '', value] = SAMPLE.exec(line) ?? []
    if (metric === undefined || value === undefined) return []
    return [{ metric, labels: new Map(labelsIn(labels)), value: Number(value) }]
  })

const LABEL = String.raw`[a-zA-Z_]\w*="(?:[^"\\]|\\.)*"`
const SAMPLE = new RegExp(
  String.raw`^([a-zA-Z_:][\w:]*)(?:\{((?:${LABEL},?)*)\})?[ \t]+([-+.\deE]+)(?:[ \t]+-?\d+)?\s*$`,
)

const labelsIn = (text: string): readonly (readonly [string, string])[] =>
  [...text.matchAll(new RegExp(LABEL, 'g'))].map(([label]) => {
    const name = label.slice(0, label.indexOf('='))
    return [name, unescaped(label.slice(name.length + 2, -1))]
  })

const unescaped = (text: string): string =>
  text.replace(/\\(.)/g, (_, char: string) => (char === 'n' ? '\n' : char))
