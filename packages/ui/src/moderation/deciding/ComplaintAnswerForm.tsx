import { nonBreaking } from '@inzrt/domain/text'
import type { VerdictForm } from '@inzrt/rules/forms'
import { SelectField } from '../../field/SelectField.tsx'
import { TextAreaField } from '../../field/TextAreaField.tsx'
import type { FormState } from '../../form/FormState.ts'
import { fieldsOf } from '../../form/fieldsOf.ts'
import { DecisionFrame } from './DecisionFrame.tsx'

export type ComplaintAnswerFormProps = {
  id: string
  form: FormState<VerdictForm>
  onCancel: () => void
}

const VERDICTS = [
  { value: '', label: 'Vyberte rozhodnutí' },
  { value: 'upheld', label: 'Uznat' },
  { value: 'dismissed', label: 'Neuznat' },
]

/** How a complaint ends; a `<form>`. */
export const ComplaintAnswerForm = ({ id, form, onCancel }: ComplaintAnswerFormProps) => {
  const { text } = fieldsOf(form, id)

  return (
    <DecisionFrame form={form} label="Odpovědět" onCancel={onCancel}>
      <SelectField label="Jak rozhodnout" options={VERDICTS} required {...text('verdict')} />
      <TextAreaField
        label="Odpověď"
        hint={nonBreaking(
          'Pošleme ji e-mailem tak, jak ji napíšete. Kdo neuspěje, dozví se i, kam se může obrátit.',
        )}
        rows={4}
        required
        {...text('answer')}
      />
    </DecisionFrame>
  )
}
