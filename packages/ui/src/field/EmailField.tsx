import { isEmail, likelyEmail } from '@inzrt/domain/contact'
import { Button } from '../button/Button.tsx'
import { TextField, type TextFieldProps } from './TextField.tsx'

export type EmailFieldProps = Omit<TextFieldProps, 'type' | 'value' | 'warning'> & {
  value: string
  /** Takes the address that was probably meant. */
  onCorrect: (email: string) => void
}

/** An e-mail address, with a question when its host looks mistyped; an `<input>` in a `<div>`. */
export const EmailField = ({ onCorrect, ...field }: EmailFieldProps) => {
  const meant = isEmail(field.value) ? likelyEmail(field.value) : null

  return (
    <TextField
      autoComplete="email"
      {...field}
      type="email"
      warning={
        meant && (
          <>
            Není v{'\u00a0'}adrese překlep?{' '}
            <Button variant="bare" disabled={field.disabled} onClick={() => onCorrect(meant)}>
              Opravit na {meant}
            </Button>
          </>
        )
      }
    />
  )
}
