import type { NotificationsForm as NotificationsValues } from '@inzrt/domain/forms'
import { CheckboxField } from '../field/CheckboxField.tsx'
import type { FormState } from '../form/FormState.ts'
import { fieldsOf } from '../form/fieldsOf.ts'
import { SettingsForm } from './SettingsForm.tsx'

export type NotificationsFormProps = {
  form: FormState<NotificationsValues>
  brandName: string
}

/** What may be mailed besides what has to be; a `<form>`. */
export const NotificationsForm = ({ form, brandName }: NotificationsFormProps) => {
  const { error: _, ...box } = fieldsOf(form, 'oznameni').box('marketing')

  return (
    <SettingsForm form={form} label="Uložit oznámení" sendingLabel="Ukládám...">
      <CheckboxField {...box} label={`Chci dostávat novinky a nabídky ${brandName}`} />
    </SettingsForm>
  )
}
