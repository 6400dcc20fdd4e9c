import { nonBreaking } from '@inzrt/domain/text'
import type { RatingVerdictForm as Values } from '@inzrt/rules/forms'
import { SelectField } from '../../field/SelectField.tsx'
import { TextAreaField } from '../../field/TextAreaField.tsx'
import type { FormState } from '../../form/FormState.ts'
import { fieldsOf } from '../../form/fieldsOf.ts'
import { DecisionFrame } from './DecisionFrame.tsx'

export type RatingVerdictFormProps = {
  id: string
  form: FormState<Values>
  /** Whether it has an answer that can go alone. */
  hasAnswer: boolean
  onCancel: () => void
}

const VERDICTS = [
  { value: '', label: 'Vyberte rozhodnutí' },
  { value: 'upheld', label: 'Skrýt hodnocení' },
  { value: 'answer', label: 'Skrýt jen odpověď' },
  { value: 'dismissed', label: 'Nechat, jak je' },
]

/** How reports of a rating end; a `<form>`. */
export const RatingVerdictForm = ({ id, form, hasAnswer, onCancel }: RatingVerdictFormProps) => {
  const { text } = fieldsOf(form, id)

  return (
    <DecisionFrame form={form} label="Rozhodnout" onCancel={onCancel}>
      <SelectField
        label="Jak rozhodnout"
        options={VERDICTS.filter(({ value }) => hasAnswer || value !== 'answer')}
        required
        {...text('verdict')}
      />
      <TextAreaField
        label="Proč"
        hint={nonBreaking('Když něco skryjete, pošleme to e-mailem tomu, kdo to napsal.')}
        rows={3}
        required
        {...text('answer')}
      />
    </DecisionFrame>
  )
}
