import type { ChangeEvent } from 'react'
import type { FormState } from './FormState.ts'

/** A field of such a name would hide the method of its form from extensions of browsers and from tests. */
type MethodName = {
  [Name in keyof HTMLElement]: HTMLElement[Name] extends (...args: never) => unknown ? Name : never
}[keyof HTMLElement]

type NamesOf<Values, Kind> = Exclude<
  { [Name in keyof Values & string]: Values[Name] extends Kind ? Name : never }[keyof Values &
    string],
  MethodName
>

type TextControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * Binds the state of a form to its fields.
 * @param id begins the ids, so that two forms of one page never share any
 * @example <TextField label="heslo" {...fieldsOf(form, 'login').text('password')} />
 */
export const fieldsOf = <Values extends object>(form: FormState<Values>, id: string) => {
  const common = (name: keyof Values & string) => ({
    id: `${id}-${name}`,
    name,
    error: form.errors[name],
    disabled: form.isSending,
  })
  const change = (name: string, value: unknown) => form.change({ [name]: value } as Partial<Values>)

  return {
    /** Properties of a text field or a select. */
    text: (name: NamesOf<Values, string>) => ({
      ...common(name),
      value: form.values[name] as string,
      onChange: ({ target }: ChangeEvent<TextControl>) => change(name, target.value),
    }),
    /** Properties of a tick box. */
    box: (name: NamesOf<Values, boolean>) => ({
      ...common(name),
      checked: form.values[name] as boolean,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => change(name, target.checked),
    }),
    /** What the summary above the fields lists. */
    faults: () =>
      Object.entries(form.errors).map(([name, text]) => ({ fieldId: `${id}-${name}`, text })),
  }
}
