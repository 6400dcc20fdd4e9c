import type { Attribute, ChoiceAttribute, NumberAttribute, TextAttribute } from './Attribute.ts'

type Extra<Kind extends Attribute> = Omit<Kind, 'key' | 'name' | 'kind' | 'choices'>

export const choice = (
  key: string,
  name: string,
  choices: ChoiceAttribute['choices'],
  extra: Extra<ChoiceAttribute> = {},
): ChoiceAttribute => ({ kind: 'choice', key, name, choices, ...extra })

export const number = (
  key: string,
  name: string,
  extra: Extra<NumberAttribute>,
): NumberAttribute => ({ kind: 'number', key, name, ...extra })

export const text = (
  key: string,
  name: string,
  extra: Extra<TextAttribute> = { longest: 40 },
): TextAttribute => ({ kind: 'text', key, name, ...extra })

/** A year as it is written: no thousands, and far enough ahead that no ad is refused for being early. */
export const year = (
  key: string,
  name: string,
  extra: Partial<Extra<NumberAttribute>> = {},
): NumberAttribute => number(key, name, { least: 1850, most: 2050, isYear: true, ...extra })

/** The same attribute where rows and the paper say it. */
export const inRows = <Kind extends Attribute>(attribute: Kind): Kind => ({
  ...attribute,
  isInRows: true,
})

/** The same attribute where an offer has to say it. */
export const required = <Kind extends Attribute>(attribute: Kind): Kind => ({
  ...attribute,
  isRequired: true,
})

export const YES_NO = { ano: 'ano', ne: 'ne' } as const

/** What most used things are asked about. */
export const condition = choice('stav', 'Stav', {
  nove: 'nové',
  'jako-nove': 'jako nové',
  zachovale: 'zachovalé',
  pouzite: 'běžně používané',
  'k-oprave': 'k opravě nebo na díly',
})
