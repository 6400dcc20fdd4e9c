import { nonBreaking } from '@inzrt/domain/text'
import { type ChangePasswordForm, shownLabel } from '@inzrt/rules/forms'
import { PasswordField } from '../../field/PasswordField.client.tsx'
import type { FormState } from '../../form/FormState.ts'
import { fieldsOf } from '../../form/fieldsOf.ts'
import { SettingsForm } from './SettingsForm.tsx'

export type PasswordFormProps = { form: FormState<ChangePasswordForm> }

/** Another password: the current one, then the new one twice; a `<form>`. */
export const PasswordForm = ({ form }: PasswordFormProps) => {
  const fields = fieldsOf(form, 'heslo')

  return (
    <SettingsForm form={form} label="Změnit heslo" sendingLabel="Měním heslo…">
      <PasswordField
        label={shownLabel('currentPassword')}
        autoComplete="current-password"
        {...fields.text('current_password')}
      />
      <PasswordField
        label={shownLabel('newPassword')}
        hint={nonBreaking('Alespoň 8 znaků. Nejlépe několik slov, která k sobě nepatří.')}
        autoComplete="new-password"
        {...fields.text('password')}
      />
      <PasswordField
        label={shownLabel('newPasswordAgain')}
        autoComplete="new-password"
        {...fields.text('password_confirmation')}
      />
    </SettingsForm>
  )
}
