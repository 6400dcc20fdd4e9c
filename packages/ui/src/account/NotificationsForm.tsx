import { CheckboxField } from '../field/CheckboxField.tsx'
import type { FormState } from '../form/FormState.ts'
import { fieldsOf } from '../form/fieldsOf.ts'
import { SettingsForm } from './SettingsForm.tsx'

export type NotificationsValues = { marketing: boolean }

export type NotificationsFormProps = { form: FormState<NotificationsValues> }

/** What may be mailed besides what has to be; a `<form>`. */
export const NotificationsForm = ({ form }: NotificationsFormProps) => {
  const { error: _, ...box } = fieldsOf(form, 'oznameni').box('marketing')

  return (
    <SettingsForm form={form} label="Uložit oznámení" sendingLabel="Ukládám...">
      <CheckboxField {...box} label="Pište mi o novinkách a výhodách inzerce" />
    </SettingsForm>
  )
}
