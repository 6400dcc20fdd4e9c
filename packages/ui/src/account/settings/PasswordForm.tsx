import { nonBreaking } from '@inzrt/domain/text'
import type { ChangePasswordForm } from '@inzrt/rules/forms'
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
        label="Současné heslo"
        autoComplete="current-password"
        {...fields.text('current_password')}
      />
      <PasswordField
        label="Nové heslo"
        hint={nonBreaking('Alespoň 8 znaků. Nejlépe několik slov, která k sobě nepatří.')}
        autoComplete="new-password"
        {...fields.text('password')}
      />
      <PasswordField
        label="Nové heslo znovu"
        autoComplete="new-password"
        {...fields.text('password_confirmation')}
      />
    </SettingsForm>
  )
}
