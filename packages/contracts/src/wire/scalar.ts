import { ID_MAX, SLUG_MAX, SLUG_PATTERN } from '@inzrt/domain/slug'
import { maxLength, UNITS_PER_CHARACTER } from '@inzrt/rules/lengths'
import * as z from 'zod/mini'

/** Identifier of a row: a positive whole number. */
export const IdSchema = z.int().check(z.minimum(1), z.maximum(ID_MAX))

/** How an id is written in an address, as the source of a regular expression. */
export const ID_PATTERN = String.raw`[1-9]\d{0,9}`

/** The id of a row in an address. */
export const IdTextSchema = z.string().check(z.regex(new RegExp(`^${ID_PATTERN}$`), 'id'))

/** A count of things: zero or more. */
export const CountSchema = z.int().check(z.minimum(0))

/** Money in hundredths of its currency: 1 500 Kč is 150000. */
export const HundredthsSchema = z.int().check(z.minimum(0))

/** Address part of a section or an ad. */
export const SlugSchema = z
  .string()
  .check(maxLength(SLUG_MAX), z.regex(new RegExp(`^${SLUG_PATTERN}$`), 'slug'))

/** In the description of a text: how many characters it may have. */
export const CHARACTERS = 'x-characters'

/**
 * Free text of so many characters as a reader counts them. The schema bounds the units they take; forms and the api
 * count the characters themselves.
 * @example graphemesUpTo(CONTENT_LENGTH.most)
 */
export const graphemesUpTo = (characters: number) =>
  z.string().check(
    maxLength(characters * UNITS_PER_CHARACTER),
    z.meta({
      description: `At most ${characters} characters as a reader counts them: an emoji is one.`,
      [CHARACTERS]: characters,
    }),
  )

/** Moment in UTC, ISO 8601 with `Z`. */
export const DateTimeSchema = z.iso.datetime()

/** Calendar day `YYYY-MM-DD`. */
export const DateSchema = z.iso.date()

/** Path of a picture below `/api/image`, such as `/2026/05/1a2b/77.jpg`. */
export const ImagePathSchema = z
  .string()
  .check(maxLength(200), z.regex(/^(\/[A-Za-z0-9_-]+)+\.[a-z0-9]+$/, 'image_path'))

/** Currency of a price list; ads have their own price types. */
export const CurrencySchema = z.enum(['CZK', 'EUR'])

/** A fixed price of a service. */
export const MoneySchema = z.object({ amount: HundredthsSchema, currency: CurrencySchema })
export type Money = z.infer<typeof MoneySchema>

/** Look a section or an ad is shown in: `pinkpack` belongs to the adult site, null to the general one. */
export const ThemeSchema = z.nullable(z.enum(['pinkpack']))
export type Theme = z.infer<typeof ThemeSchema>
