import type { Attribute, ChoiceAttribute } from './Attribute.ts'

/** A choice as an operator names it; a retired one is offered no more, and still read where an ad says it. */
export type ChoiceChange = Readonly<{ code: string; name: string; isRetired?: boolean | undefined }>

/** What an operator changed of one attribute: its name and, of a choice, what can be chosen, in its order. */
export type AttributeChange = Readonly<{
  key: string
  name: string
  choices?: readonly ChoiceChange[] | undefined
}>

/** The same of a set, in the order in which it is asked. */
export type AttributeChanges = readonly AttributeChange[]

const entriesOf = ({ choices }: ChoiceAttribute) =>
  Object.entries(choices).map(([code, name]): ChoiceChange => ({ code, name }))

/** Choices that the table has gained since stand behind those an operator ordered. */
const withChoices = (
  attribute: ChoiceAttribute,
  changed: readonly ChoiceChange[] = [],
): ChoiceAttribute => {
  const codes = new Set(changed.map(({ code }) => code))
  const all = [...changed, ...entriesOf(attribute).filter(({ code }) => !codes.has(code))]

  return {
    ...attribute,
    choices: Object.fromEntries(all.map(({ code, name }) => [code, name])),
    retired: all.filter(({ isRetired }) => isRetired).map(({ code }) => code),
  }
}

const applyChange = (attribute: Attribute, { name, choices }: AttributeChange): Attribute =>
  attribute.kind === 'choice'
    ? { ...withChoices(attribute, choices), name }
    : { ...attribute, name }

/**
 * The attributes of a set as an operator changed them. Those the table has gained since come last, those it has lost
 * are gone.
 */
export const applyChanges = (
  attributes: readonly Attribute[],
  changes: AttributeChanges,
): readonly Attribute[] => {
  const changed = changes.flatMap((change) => {
    const attribute = attributes.find(({ key }) => key === change.key)

    return attribute ? [applyChange(attribute, change)] : []
  })

  return [...changed, ...attributes.filter(({ key }) => !changed.some((each) => each.key === key))]
}

/** What a form offers of a choice: what is not retired, and what was chosen before. */
export const offeredChoices = (
  { choices, retired = [] }: ChoiceAttribute,
  chosen?: string,
): readonly (readonly [code: string, name: string])[] =>
  Object.entries(choices).filter(([code]) => !retired.includes(code) || code === chosen)
