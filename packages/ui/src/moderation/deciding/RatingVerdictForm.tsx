import type { RatingVerdictForm as Values } from '@inzrt/rules/forms'
import type { FormState } from '../../form/FormState.ts'
import { fieldsOf } from '../../form/fieldsOf.ts'
import { VerdictForm } from './VerdictForm.tsx'

export type RatingVerdictFormProps = {
  id: string
  form: FormState<Values>
  onCancel: () => void
  /** Whether it has an answer that can go alone. */
  hasAnswer: boolean
}

/** How reports of a rating end; a `<form>`. */
export const RatingVerdictForm = ({ id, form, hasAnswer, onCancel }: RatingVerdictFormProps) => (
  <VerdictForm
    form={form}
    text={fieldsOf(form, id).text}
    onCancel={onCancel}
    label="Rozhodnout"
    verdicts={[
      { value: 'upheld', label: 'Skrýt hodnocení' },
      ...(hasAnswer ? [{ value: 'answer', label: 'Skrýt jen odpověď' } as const] : []),
      { value: 'dismissed', label: 'Nechat, jak je' },
    ]}
    answer={{
      label: 'Proč',
      hint: 'Když něco skryjete, pošleme to e-mailem tomu, kdo to napsal.',
      rows: 3,
    }}
  />
)
