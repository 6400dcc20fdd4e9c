import type { KeyboardEventHandler, ReactNode } from 'react'
import { FieldError } from '../field/FieldError.tsx'
import { ConnectionNote } from './ConnectionNote.client.tsx'
import type { FormState } from './FormState.ts'

export type SentFormProps = {
  form: Pick<
    FormState<never>,
    'failure' | 'isSending' | 'isRefused' | 'isUnsent' | 'isKept' | 'ref' | 'submit'
  >
  className: string | undefined
  /** Spoken name of the form. */
  label?: string | undefined
  /** Keys pressed anywhere in the form. */
  onKeyDown?: KeyboardEventHandler<HTMLFormElement>
  children: ReactNode
}

/**
 * What every form that a script sends has in common: its rules are its own, it says that it is on its way, and under it
 * why it was not done, or that it could not go without a connection; a `<form>`. Its method keeps a password out of the
 * address when it is sent before the page is alive.
 */
export const SentForm = ({ form, className, label, onKeyDown, children }: SentFormProps) => (
  <form
    ref={form.ref}
    className={className}
    aria-label={label}
    aria-busy={form.isSending}
    method="post"
    noValidate
    onSubmit={form.submit}
    onKeyDown={onKeyDown}
  >
    {children}
    {form.failure && <FieldError>{form.failure}</FieldError>}
    <ConnectionNote form={form} />
  </form>
)
