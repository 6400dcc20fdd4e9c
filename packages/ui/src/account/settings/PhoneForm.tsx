import { nonBreaking } from '@inzrt/domain/text'
import type { PhoneForm as PhoneValues } from '@inzrt/rules/forms'
import { TextField } from '../../field/TextField.tsx'
import type { FormState } from '../../form/FormState.ts'
import { fieldsOf } from '../../form/fieldsOf.ts'
import { PhoneCode, type PhoneCodeProps } from '../../phone-code/PhoneCode.tsx'
import { SettingsForm } from './SettingsForm.tsx'

export type PhoneFormProps = {
  form: FormState<PhoneValues>
  phoneCode: Omit<PhoneCodeProps, 'code'>
  label: string
}

/** The phone of an account and the code that proves it; a `<form>`. */
export const PhoneForm = ({ form, phoneCode, label }: PhoneFormProps) => {
  const { text } = fieldsOf(form, 'telefon')

  return (
    <SettingsForm form={form} label="Uložit telefon" sendingLabel="Ukládám…">
      <TextField
        label={label}
        type="tel"
        autoComplete="tel"
        hint={nonBreaking('České nebo slovenské. Ověříme ho kódem z SMS.')}
        {...text('phoneNumber')}
      />
      {form.values.phoneNumber !== '' && (
        <PhoneCode code={text('verificationCode')} {...phoneCode} />
      )}
    </SettingsForm>
  )
}
