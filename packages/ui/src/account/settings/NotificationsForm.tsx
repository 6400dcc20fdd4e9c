import type { LetterKind, NotificationsForm as NotificationsValues } from '@inzrt/rules/forms'
import { CheckboxField } from '../../field/CheckboxField.tsx'
import { CheckboxGroup } from '../../field/CheckboxGroup.tsx'
import type { FormState } from '../../form/FormState.ts'
import { fieldsOf } from '../../form/fieldsOf.ts'
import { SettingsForm } from './SettingsForm.tsx'

export type NotificationsFormProps = {
  form: FormState<NotificationsValues>
  /** Name of the site after „na“. */
  site: string
}

const LETTERS = {
  messages: 'Zprávy k\u00a0inzerátům',
  endings: 'Připomínky, že inzerát končí',
  matchingAds: 'Co se hodí k\u00a0mým inzerátům, a\u00a0návrhy výměn',
  ratings: 'Hodnocení obchodů',
} as const satisfies Record<LetterKind, string>

/** What is mailed besides what has to be; a `<form>`. */
export const NotificationsForm = ({ form, site }: NotificationsFormProps) => {
  const { box } = fieldsOf(form, 'oznameni')
  const tick = (name: keyof NotificationsValues, label: string) => {
    const { error: _, ...props } = box(name)

    return <CheckboxField key={name} {...props} label={label} />
  }

  return (
    <SettingsForm form={form} label="Uložit upozornění" sendingLabel="Ukládám…">
      <CheckboxGroup label="E-mailem mi posílejte">
        {Object.entries(LETTERS).map(([kind, label]) => tick(kind as LetterKind, label))}
        {tick('marketing', `Nabídky a\u00a0novinky o\u00a0${site}`)}
      </CheckboxGroup>
    </SettingsForm>
  )
}
