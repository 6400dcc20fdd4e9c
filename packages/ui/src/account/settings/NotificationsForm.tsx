import type { NotificationsForm as NotificationsValues } from '@inzrt/domain/forms'
import { CheckboxField } from '../../field/CheckboxField.tsx'
import type { FormState } from '../../form/FormState.ts'
import { fieldsOf } from '../../form/fieldsOf.ts'
import { SettingsForm } from './SettingsForm.tsx'

export type NotificationsFormProps = {
  form: FormState<NotificationsValues>
  /** Name of the site after „na“. */
  site: string
}

/** What may be mailed besides what has to be; a `<form>`. */
export const NotificationsForm = ({ form, site }: NotificationsFormProps) => {
  const { error: _, ...box } = fieldsOf(form, 'oznameni').box('marketing')

  return (
    <SettingsForm form={form} label="Uložit upozornění" sendingLabel="Ukládám…">
      <CheckboxField {...box} label={`Chci dostávat nabídky a\u00a0novinky o\u00a0${site}`} />
    </SettingsForm>
  )
}
