import type { PasskeyForm as PasskeyValues } from '@inzrt/rules/forms'
import { PasswordField } from '../../../field/PasswordField.client.tsx'
import { TextField } from '../../../field/TextField.tsx'
import { takeFocus } from '../../../focus/takeFocus.ts'
import type { FormState } from '../../../form/FormState.ts'
import { fieldsOf } from '../../../form/fieldsOf.ts'
import { SettingsForm } from '../SettingsForm.tsx'

export type PasskeyFormProps = { form: FormState<PasskeyValues> }

/** What a passkey to be made is called, and the password; a `<form>`. */
export const PasskeyForm = ({ form }: PasskeyFormProps) => {
  const fields = fieldsOf(form, 'klic')

  return (
    <SettingsForm form={form} label="Vytvořit klíč" sendingLabel="Čekám na zařízení…">
      <TextField
        {...fields.text('name')}
        ref={takeFocus}
        label="Název klíče"
        hint="Podle něj ho poznáte, třeba „telefon“ nebo „služební notebook“."
        autoComplete="off"
      />
      <PasswordField
        {...fields.text('password')}
        label="Současné heslo"
        autoComplete="current-password"
      />
    </SettingsForm>
  )
}
