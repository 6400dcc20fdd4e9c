import { SectionChangeSchema } from '@inzrt/contracts/desk/adminSection'
import { BrandSchema } from '@inzrt/contracts/desk/moderatedAd'
import { SlugSchema } from '@inzrt/contracts/wire/scalar'
import { ATTRIBUTE_SETS } from '@inzrt/rules/attributes'
import { maxLength, minLength } from '@inzrt/rules/lengths'
import { en } from 'zod/locales'
import * as z from 'zod/mini'

const { position: _place, isActive: _shown, ...said } = SectionChangeSchema.shape
const SMS_KEYWORD = /^[A-Z0-9]{2,12}(?: [A-Z0-9]{1,12})?$/

/** A section as a file tells it; its place among others is its place in the file. */
const SectionEntrySchema = z.strictObject({
  brand: BrandSchema,
  /** Address of the section it is in, which comes earlier in the file; null: it is at the top. */
  parent: z.nullable(SlugSchema),
  ...said,
  /** Name of its drawing. */
  icon: z.nullable(z.string().check(z.regex(/^[a-z]{1,40}$/))),
  /** What is said of its things, by its name in the domain. */
  attributeSet: z.nullable(z.enum(ATTRIBUTE_SETS)),
  /** What a premium message for it begins with. */
  smsKeyword: z.nullable(z.string().check(z.regex(SMS_KEYWORD))),
})
export type SectionEntry = z.infer<typeof SectionEntrySchema>

const SectionsFileSchema = z.array(SectionEntrySchema).check(minLength(1), maxLength(2_000))

const SHOWN_FAULTS = 20

const slugAt = (value: unknown, at: unknown): string => {
  const entry: unknown = Array.isArray(value) && typeof at === 'number' ? value[at] : null

  return typeof entry === 'object' && entry !== null && 'slug' in entry ? ` (${entry.slug})` : ''
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Error(`The file is no JSON: ${error instanceof Error ? error.message : error}`)
  }
}

/**
 * Reads a file of sections.
 * @throws Error with a line for each fault
 */
export const readSectionsFile = (text: string): readonly SectionEntry[] => {
  const value = parse(text)
  const read = z.safeParse(SectionsFileSchema, value, { error: en().localeError })
  if (read.success) return read.data
  const faults = read.error.issues.map(({ path: [at, ...field], message }) =>
    typeof at === 'number'
      ? `section ${at + 1}${slugAt(value, at)}: ${field.join('.')}: ${message}`
      : message,
  )
  throw new Error(faults.slice(0, SHOWN_FAULTS).join('\n'))
}

/** The file of some sections, one on a line. */
export const writeSectionsFile = (entries: readonly SectionEntry[]): string =>
  `[\n${entries.map((entry) => `  ${JSON.stringify(entry)}`).join(',\n')}\n]\n`
