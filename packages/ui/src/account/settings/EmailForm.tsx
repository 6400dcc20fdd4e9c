import { type ChangeEmailForm, shownLabel } from '@inzrt/rules/forms'
import { EmailField } from '../../field/EmailField.tsx'
import { PasswordField } from '../../field/PasswordField.client.tsx'
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
    <SettingsForm form={form} label="Změnit e-mail" sendingLabel="Odesílám…">
      <EmailField
        label={shownLabel('newEmail')}
        spellCheck={false}
        hint={hint}
        {...fields.text('email')}
        onCorrect={(email) => form.change({ email })}
      />
      <PasswordField
        label={shownLabel('currentPassword')}
        autoComplete="current-password"
        {...fields.text('password')}
      />
    </SettingsForm>
  )
}
