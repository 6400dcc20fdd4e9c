import type { AppealForm as Values } from '@inzrt/rules/forms'
import { Button } from '../button/Button.tsx'
import { TextAreaField } from '../field/TextAreaField.tsx'
import { FormFrame } from '../form/FormFrame.tsx'
import type { FormState } from '../form/FormState.ts'
import { fieldsOf } from '../form/fieldsOf.ts'

export type AppealFormProps = { form: FormState<Values> }

/** What an advertiser says against a decision; a `<form>`. */
export const AppealForm = ({ form }: AppealFormProps) => (
  <FormFrame form={form} label="Odvolání" sendingLabel="Posílám odvolání">
    <TextAreaField
      {...fieldsOf(form, 'odvolani').text('text')}
      label="Proč s rozhodnutím nesouhlasíte"
      hint="Rozhodne jiný člověk než poprvé a výsledek vám pošleme."
      rows={6}
      required
    />
    <Button type="submit" variant="primary" size="big" disabled={form.isSending}>
      Odvolat se
    </Button>
  </FormFrame>
)
