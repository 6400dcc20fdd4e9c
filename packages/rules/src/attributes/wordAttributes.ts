import { slugify } from '@inzrt/domain/slug'
import { nonBreaking, onOneLine } from '@inzrt/domain/text'
import type { Attribute } from './Attribute.ts'
import type { AttributeChange, AttributeChanges, ChoiceChange } from './attributeChanges.ts'

/** An attribute as an operator words it: its choices in the order in which they are offered, a new one without a code. */
export type WordedAttribute = Readonly<{
  key: string
  name: string
  choices?: readonly Readonly<{ code: string | null; name: string }>[] | undefined
}>

const CODE_MAX = 31
const CODED = /^([a-z0-9][a-z0-9-]*):(.*)$/u

const tidy = (text: string): string => nonBreaking(onOneLine(text))

/** The name as it was, where nothing but the kind of a space is another. */
const calledAs = (name: string, former: string | undefined): string =>
  former !== undefined && nonBreaking(former) === tidy(name) ? former : tidy(name)

/** Attributes as they are now, in the words an operator changes. */
export const toAttributeChanges = (attributes: readonly Attribute[]): AttributeChanges =>
  attributes.map((attribute): AttributeChange => {
    const { key, name } = attribute
    if (attribute.kind !== 'choice') return { key, name }
    const retired = new Set(attribute.retired)

    return {
      key,
      name,
      choices: Object.entries(attribute.choices).map(([code, called]) => ({
        code,
        name: called,
        ...(retired.has(code) && { isRetired: true }),
      })),
    }
  })

/**
 * The choices of an attribute as lines that an operator writes: the code that stays and the name that may change.
 * @example choiceLines([{ code: 'nafta', name: 'nafta' }]) // 'nafta: nafta'
 */
export const choiceLines = (choices: readonly ChoiceChange[]): string =>
  choices
    .filter(({ isRetired }) => !isRetired)
    .map(({ code, name }) => `${code}: ${name}`)
    .join('\n')

/**
 * Reads them back; a line without a code is a new choice.
 * @example readChoiceLines('nafta: motorová nafta\nvodík')
 * // [{ code: 'nafta', name: 'motorová nafta' }, { code: null, name: 'vodík' }]
 */
export const readChoiceLines = (lines: string): NonNullable<WordedAttribute['choices']> =>
  lines
    .split('\n')
    .map(onOneLine)
    .filter((line) => line !== '')
    .map((line) => {
      const [, code = null, name = line] = CODED.exec(line) ?? []

      return { code, name: name.trim() }
    })

/** A code of its own for a new choice. Digits alone would stand before all others wherever choices are listed. */
const codeFor = (name: string, taken: ReadonlySet<string>): string => {
  const slug = slugify(name)
  const base = (/^\d+$/.test(slug) ? `v${slug}` : slug).slice(0, CODE_MAX - 3).replace(/-$/, '')
  const next = (n: number): string => {
    const code = n === 1 ? base : `${base}-${n}`

    return taken.has(code) ? next(n + 1) : code
  }

  return next(1)
}

const isSame = (one: string, other: string): boolean =>
  tidy(one).toLowerCase() === tidy(other).toLowerCase()

const wordChoices = (
  known: readonly ChoiceChange[],
  worded: NonNullable<WordedAttribute['choices']>,
): readonly ChoiceChange[] => {
  const taken = new Set(known.map(({ code }) => code))
  const offered = worded.map(({ code, name }): ChoiceChange => {
    const back = known.find((each) => each.isRetired && isSame(each.name, name))
    const kept = code ?? back?.code ?? codeFor(name, taken)
    taken.add(kept)
    const former = known.find((each) => each.code === kept)

    return { code: kept, name: calledAs(name, former?.name) }
  })
  const retired = known
    .filter(({ code }) => !offered.some((each) => each.code === code))
    .map(({ code, name }) => ({ code, name, isRetired: true }))

  return [...offered, ...retired]
}

/**
 * What becomes of attributes once an operator has worded them. A choice that is left out is retired, for ads may say it; a
 * retired one comes back by its name.
 */
export const wordAttributes = (
  known: AttributeChanges,
  worded: readonly WordedAttribute[],
): AttributeChanges =>
  worded.flatMap(({ key, name, choices }): AttributeChange[] => {
    const former = known.find((each) => each.key === key)
    if (!former) return []
    const changed = former.choices && wordChoices(former.choices, choices ?? former.choices)

    return [{ key, name: calledAs(name, former.name), ...(changed && { choices: changed }) }]
  })
