/** What a list asks of one attribute: one of some choices, or a number in a range, which may be open at one end. */
export type AttributeCondition = Readonly<
  | { key: string; choices: readonly string[] }
  | { key: string; from: number | null; to: number | null }
>

/** A key and as many choices as one can ask for. */
const LONGEST = 1_024
const KEY = '[a-z][a-z0-9-]{0,30}'
const CODE = '[a-z0-9][a-z0-9-]{0,30}'
const NUMBER = String.raw`\d{1,9}(?:\.\d)?`
const CHOICES = new RegExp(`^(${KEY}):(${CODE}(?:,${CODE}){0,30})$`)
const RANGE = new RegExp(`^(${KEY}):(${NUMBER})?\\.\\.(${NUMBER})?$`)

const toNumber = (text: string | undefined): number | null =>
  text === undefined ? null : Number(text)

/**
 * Reads what a list asks of an attribute; null where it says nothing that can be asked.
 * @example readCondition('rok:2015..2020') // { key: 'rok', from: 2015, to: 2020 }
 */
export const readCondition = (text: string): AttributeCondition | null => {
  if (text.length > LONGEST) return null
  const [, rangeKey, from, to] = RANGE.exec(text) ?? []
  if (rangeKey !== undefined && (from !== undefined || to !== undefined))
    return { key: rangeKey, from: toNumber(from), to: toNumber(to) }
  const [, key, codes] = CHOICES.exec(text) ?? []

  return key === undefined || codes === undefined ? null : { key, choices: codes.split(',') }
}

/**
 * Writes what a list asks of an attribute, as the wire has it.
 * @example writeCondition({ key: 'palivo', choices: ['nafta', 'lpg'] }) // 'palivo:nafta,lpg'
 */
export const writeCondition = (condition: AttributeCondition): string =>
  'choices' in condition
    ? `${condition.key}:${condition.choices.join(',')}`
    : `${condition.key}:${condition.from ?? ''}..${condition.to ?? ''}`
