import type { Attribute } from './Attribute.ts'
import type { AttributeCondition } from './AttributeCondition.ts'
import { ATTRIBUTE_SETS, type AttributeSet, attributesOf } from './attributeSets.ts'
import { attributeText, numberText } from './attributeText.ts'
import { edges } from './toParams.ts'

/** A name in the address of a list, and what its value may be. */
export type AttributeParam = Readonly<{
  name: string
  pattern: Pick<RegExp, 'test'>
  /** Any of several values. */
  repeat?: true
}>

/** A number as people type it: „120 000“, „17,5“. */
const TYPED = /^\d[\d \u00a0]{0,11}(?:[.,]\d)?$/

/** Attributes of one key are of one kind in every set. */
const kinds: ReadonlyMap<string, Attribute['kind']> = new Map(
  ATTRIBUTE_SETS.flatMap((name) => attributesOf(name)).map(({ key, kind }) => [key, kind]),
)

const keys = [...kinds.keys()].toSorted()

/** Operators add choices, so any code may be one. */
const CODE = /^[a-z0-9][a-z0-9-]{0,30}$/
/** So many choices of one attribute an address asks for at most. */
const CHOICES_MOST = 31

/**
 * What the address of a list may ask of attributes, in the order in which it is always written: `palivo=nafta`,
 * `rok-od=2015&rok-do=2020`.
 */
export const ATTRIBUTE_PARAMS: readonly AttributeParam[] = keys.flatMap((key): AttributeParam[] => {
  const kind = kinds.get(key)
  if (kind === 'number') return Object.values(edges(key)).map((name) => ({ name, pattern: TYPED }))

  return kind === 'choice' ? [{ name: key, pattern: CODE, repeat: true }] : []
})

const toNumber = (text = ''): number | null =>
  TYPED.test(text) ? Number(text.replace(/[ \u00a0]/g, '').replace(',', '.')) : null

const rangeOf = (key: string, one: number | null, other: number | null): AttributeCondition[] => {
  if (one === null && other === null) return []
  const isTurned = one !== null && other !== null && one > other

  return [isTurned ? { key, from: other, to: one } : { key, from: one, to: other }]
}

/**
 * Reads what an address asks of attributes; what is unknown or malformed counts as not asked.
 * @param valuesOf values of a name, none where the address lacks it
 * @example conditionsFrom((name) => params.getAll(name))
 */
export const conditionsFrom = (
  valuesOf: (name: string) => readonly string[],
): readonly AttributeCondition[] =>
  keys.flatMap((key): AttributeCondition[] => {
    const kind = kinds.get(key)
    if (kind === 'number') {
      const { from, to } = edges(key)

      return rangeOf(key, toNumber(valuesOf(from)[0]), toNumber(valuesOf(to)[0]))
    }
    if (kind !== 'choice') return []
    const choices = [...new Set(valuesOf(key))].filter((code) => CODE.test(code)).toSorted()

    return choices.length > 0 ? [{ key, choices: choices.slice(0, CHOICES_MOST) }] : []
  })

/**
 * What is asked of an attribute, in words.
 * @param sets all that may ask it, as operators changed them
 * @example conditionText({ key: 'najeto', from: null, to: 150000 }) // 'Najeto do 150 000 km'
 */
export const conditionText = (
  condition: AttributeCondition,
  sets: readonly AttributeSet[] = ATTRIBUTE_SETS,
): string => {
  const same = sets.flatMap((set) => attributesOf(set)).filter(({ key }) => key === condition.key)
  const [first] = same
  if (!first) return ''
  if ('choices' in condition)
    return condition.choices
      .flatMap((code) => same.flatMap((each) => attributeText(each, code) ?? []).slice(0, 1))
      .join(', ')
  if (first.kind !== 'number') return ''
  const { from, to } = condition
  const parts = [
    from === null ? [] : [`od ${numberText(first, from)}`],
    to === null ? [] : [`do ${numberText(first, to)}`],
  ].flat()

  return `${first.name} ${parts.join(' ')}`
}
