import { fn } from 'storybook/test'
import type { FormState } from '../form/FormState.ts'

/** A form at rest for stories, or in the state they ask for. */
export const formState = <Values>(
  values: Values,
  state: Partial<Omit<FormState<Values>, 'values'>> = {},
): FormState<Values> => ({
  values,
  errors: {},
  isSending: false,
  isRefused: false,
  change: fn(),
  submit: fn((event) => event.preventDefault()),
  ...state,
})
