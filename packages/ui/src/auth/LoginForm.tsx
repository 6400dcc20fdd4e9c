import { LABEL, type LoginForm as LoginValues } from '@inzrt/domain/forms'
import { Button } from '../button/Button.tsx'
import { LinkButton } from '../button/LinkButton.tsx'
import { PasswordField } from '../field/PasswordField.client.tsx'
import { TextField } from '../field/TextField.tsx'
import { FormFrame } from '../form/FormFrame.tsx'
import type { FormState } from '../form/FormState.ts'
import { fieldsOf } from '../form/fieldsOf.ts'
import { takeFirstFocus } from './takeFirstFocus.ts'

export type LoginFormProps = {
  form: FormState<LoginValues>
  /** Begins the ids of the fields. */
  id: string
  onLostPassword: () => void
  /** In a window the cursor stands in the first field at once. */
  isInWindow?: boolean
}

/** Nickname and password (R094–R096); a `<form>`. */
export const LoginForm = ({ form, id, onLostPassword, isInWindow = false }: LoginFormProps) => {
  const fields = fieldsOf(form, id)

  return (
    <FormFrame
      form={form}
      label="Přihlášení"
      sendingLabel="Přihlašuji"
      links={
        <>
          <LinkButton variant="bare" href="/registrace">
            Nová registrace
          </LinkButton>
          <Button variant="bare" onClick={onLostPassword}>
            Zapomenuté heslo
          </Button>
        </>
      }
    >
      <TextField
        {...fields.text('nickname')}
        ref={isInWindow ? takeFirstFocus : undefined}
        label={LABEL.login}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        {...fields.text('password')}
        label={LABEL.password}
        autoComplete="current-password"
      />
      <Button type="submit" variant="primary" size="big" isBlock disabled={form.isSending}>
        Přihlásit se
      </Button>
    </FormFrame>
  )
}
