import * as t from 'io-ts'
import { readText } from '../contract/readText.ts'
import { isOriginPattern } from './matchesOrigin.ts'

const textWhere = (expected: string, isText: (text: string) => boolean) =>
  readText(expected, (text) => (isText(text) ? text : undefined))

const isLimit = (input: unknown): input is number =>
  Number.isInteger(input) && Number(input) >= 1 && Number(input) <= 1_000_000

const Limit = new t.Type<number, number, unknown>(
  'a whole number from 1 to 1000000',
  isLimit,
  (input, context) => (isLimit(input) ? t.success(input) : t.failure(input, context)),
  t.identity,
)

/** A site that embeds the generator. */
export const Partner = t.intersection(
  [
    t.type({
      /** Names the partner in the metrics and the log. */
      name: textWhere('1 to 32 lowercase letters, digits and hyphens, and not "none"', (text) =>
        /^(?!none$)[a-z\d-]{1,32}$/.test(text),
      ),
      /** Public: it is in the partner's pages. */
      key: textWhere('pk_ and 16 to 64 letters and digits', (text) =>
        /^pk_[a-z\d]{16,64}$/i.test(text),
      ),
      /** The origins of its pages. */
      origins: t.readonlyArray(
        textWhere(
          'an origin such as https://example.com or https://*.example.com',
          isOriginPattern,
        ),
      ),
    }),
    t.partial({
      /** Free portraits per hour for one visitor; by default as many as on our page. */
      limit: Limit,
    }),
  ],
  'Partner',
)
export type Partner = t.TypeOf<typeof Partner>
