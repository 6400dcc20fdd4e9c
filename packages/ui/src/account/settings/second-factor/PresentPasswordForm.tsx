import type { ProvePasswordForm } from '@inzrt/rules/forms'
import { PasswordField } from '../../../field/PasswordField.client.tsx'
import { takeFocus } from '../../../focus/takeFocus.ts'
import type { FormState } from '../../../form/FormState.ts'
import { fieldsOf } from '../../../form/fieldsOf.ts'
import { SettingsForm } from '../SettingsForm.tsx'

export type PresentPasswordFormProps = {
  form: FormState<ProvePasswordForm>
  /** Begins the id of the field. */
  id: string
}

/** The password once more, before something is added that logs in; a `<form>`. */
export const PresentPasswordForm = ({ form, id }: PresentPasswordFormProps) => (
  <SettingsForm form={form} label="Pokračovat" sendingLabel="Ověřuji…">
    <PasswordField
      {...fieldsOf(form, id).text('password')}
      ref={takeFocus}
      label="Současné heslo"
      autoComplete="current-password"
    />
  </SettingsForm>
)
