import type { FieldErrors } from '@inzrt/rules/forms'
import type { FormEvent, RefObject } from 'react'

/** What a form's component draws; the one that holds the state gives it. */
export type FormState<Values> = {
  values: Values
  /** What is wrong, by field, as far as it may be told by now. */
  errors: FieldErrors
  /** Why it could not be sent, where no field shows it. */
  failure?: string | null
  /** The form is on its way: its fields are disabled. */
  isSending: boolean
  /** Sending was refused before. */
  isRefused: boolean
  /** Something typed in it was not sent. */
  isUnsent?: boolean
  /** What is typed outlives the page in this browser. */
  isKept?: boolean
  ref?: RefObject<HTMLFormElement | null>
  /** @param touches names of the parts of a group that change, where not all of it does */
  change: (changes: Partial<Values>, touches?: string[]) => void
  submit: (event: FormEvent) => unknown
}
