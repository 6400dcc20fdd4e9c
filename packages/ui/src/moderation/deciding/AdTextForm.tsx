import type { AdTextForm as Values } from '@inzrt/domain/forms'
import { nonBreaking } from '@inzrt/domain/text'
import { TextAreaField } from '../../field/TextAreaField.tsx'
import { TextField } from '../../field/TextField.tsx'
import type { FormState } from '../../form/FormState.ts'
import { fieldsOf } from '../../form/fieldsOf.ts'
import { DecisionFrame } from './DecisionFrame.tsx'

export type AdTextFormProps = { id: string; form: FormState<Values>; onCancel: () => void }

/** Other words for somebody's ad; a `<form>`. */
export const AdTextForm = ({ id, form, onCancel }: AdTextFormProps) => {
  const fields = fieldsOf(form, id)

  return (
    <DecisionFrame form={form} label="Uložit text" onCancel={onCancel}>
      <TextField
        label="Nadpis"
        hint="Změní se i adresa inzerátu, stará povede na novou."
        required
        {...fields.text('heading')}
      />
      <TextAreaField label="Text inzerátu" rows={8} required {...fields.text('content')} />
      <TextAreaField
        label="Proč"
        hint={nonBreaking('Inzerent to dostane e-mailem, nebo SMS. Nemusíte vyplnit.')}
        rows={2}
        {...fields.text('facts')}
      />
    </DecisionFrame>
  )
}
