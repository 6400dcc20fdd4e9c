import type { ChangeEmailForm } from '@inzrt/domain/forms'
import { PasswordField } from '../../field/PasswordField.client.tsx'
import { TextField } from '../../field/TextField.tsx'
import type { FormState } from '../../form/FormState.ts'
import { fieldsOf } from '../../form/fieldsOf.ts'
import { SettingsForm } from './SettingsForm.tsx'

export type EmailFormProps = {
  form: FormState<ChangeEmailForm>
  /** When the new address begins to count. */
  hint: string
}

/** Another e-mail address, asked for with the password; a `<form>`. */
export const EmailForm = ({ form, hint }: EmailFormProps) => {
  const fields = fieldsOf(form, 'zmena-emailu')

  return (
    <SettingsForm form={form} label="Změnit e-mail" sendingLabel="Odesílám...">
      <TextField
        label="Nový e-mail"
        type="email"
        autoComplete="email"
        spellCheck={false}
        hint={hint}
        {...fields.text('email')}
      />
      <PasswordField
        label="Současné heslo"
        autoComplete="current-password"
        {...fields.text('password')}
      />
    </SettingsForm>
  )
}
