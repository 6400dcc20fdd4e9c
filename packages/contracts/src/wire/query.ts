import { maxLength } from '@inzrt/rules/lengths'
import * as z from 'zod/mini'

/**
 * Whole number in a query string. Stricter than `Number()`: no spaces, signs, exponents or empty text.
 * @example queryInt(1, 240) // '24' → 24; '1e2', '', ' 5', '0' are refused
 */
export const queryInt = (min: number, max: number) =>
  z.pipe(
    z.pipe(z.string().check(z.regex(/^(0|[1-9]\d{0,9})$/, 'integer')), z.transform(Number)),
    z.int().check(z.minimum(min), z.maximum(max)),
  )

/** Yes or no in a query string: `1`, `true` or `0`, `false`. */
export const queryFlag = () =>
  z.pipe(
    z.pipe(
      z.enum(['1', '0', 'true', 'false']),
      z.transform((text) => text === '1' || text === 'true'),
    ),
    z.boolean(),
  )

/**
 * Comma-separated list of known words, as Fractal's `include`.
 * @example queryList(['images', 'section']) // 'images,section' → ['images', 'section']
 */
export const queryList = <const Word extends string>(words: readonly Word[]) =>
  z.pipe(
    z.pipe(
      z.string().check(maxLength(200)),
      z.transform((text) => text.split(',').filter(Boolean)),
    ),
    z.array(z.enum(words)),
  )

/**
 * Repeatable key such as `types[]`. A parser gives one text for one occurrence and an array for more.
 * @example queryRepeated(['offer', 'inquiry']) // 'offer' → ['offer']
 */
export const queryRepeated = <const Word extends string>(words: readonly Word[]) =>
  z.pipe(
    z.pipe(
      z.union([z.string(), z.array(z.string()).check(maxLength(words.length))]),
      z.transform((value) => [value].flat()),
    ),
    z.array(z.enum(words)),
  )
