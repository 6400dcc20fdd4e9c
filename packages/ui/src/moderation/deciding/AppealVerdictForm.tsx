import { nonBreaking } from '@inzrt/domain/text'
import type { VerdictForm } from '@inzrt/rules/forms'
import { SelectField } from '../../field/SelectField.tsx'
import { TextAreaField } from '../../field/TextAreaField.tsx'
import type { FormState } from '../../form/FormState.ts'
import { fieldsOf } from '../../form/fieldsOf.ts'
import { DecisionFrame } from './DecisionFrame.tsx'

export type AppealVerdictFormProps = {
  id: string
  form: FormState<VerdictForm>
  onCancel: () => void
}

const VERDICTS = [
  { value: '', label: 'Vyberte rozhodnutí' },
  { value: 'upheld', label: 'Vyhovět a rozhodnutí zrušit' },
  { value: 'dismissed', label: 'Zamítnout, rozhodnutí platí' },
]

/** How an appeal ends; a `<form>`. */
export const AppealVerdictForm = ({ id, form, onCancel }: AppealVerdictFormProps) => {
  const fields = fieldsOf(form, id)

  return (
    <DecisionFrame form={form} label="Rozhodnout" onCancel={onCancel}>
      <SelectField label="Jak rozhodnout" options={VERDICTS} required {...fields.text('verdict')} />
      <TextAreaField
        label="Odpověď inzerentovi"
        hint={nonBreaking(
          'Pošleme mu ji e-mailem, nebo SMS. Když vyhovíte, pošleme ji také tomu, kdo inzerát oznámil.',
        )}
        rows={3}
        required
        {...fields.text('answer')}
      />
    </DecisionFrame>
  )
}
