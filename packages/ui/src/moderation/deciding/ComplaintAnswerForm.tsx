import type { VerdictForm as Values } from '@inzrt/rules/forms'
import type { FormState } from '../../form/FormState.ts'
import { fieldsOf } from '../../form/fieldsOf.ts'
import { VerdictForm } from './VerdictForm.tsx'

export type ComplaintAnswerFormProps = {
  id: string
  form: FormState<Values>
  onCancel: () => void
}

/** How a complaint ends; a `<form>`. */
export const ComplaintAnswerForm = ({ id, form, onCancel }: ComplaintAnswerFormProps) => (
  <VerdictForm
    form={form}
    text={fieldsOf(form, id).text}
    onCancel={onCancel}
    label="Odpovědět"
    verdicts={[
      { value: 'upheld', label: 'Uznat' },
      { value: 'dismissed', label: 'Neuznat' },
    ]}
    answer={{
      label: 'Odpověď',
      hint: 'Pošleme ji e-mailem tak, jak ji napíšete. Kdo neuspěje, dozví se i, kam se může obrátit.',
      rows: 4,
    }}
  />
)
