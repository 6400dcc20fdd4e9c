import type { VerdictForm as Values } from '@inzrt/rules/forms'
import type { FormState } from '../../form/FormState.ts'
import { fieldsOf } from '../../form/fieldsOf.ts'
import { VerdictForm } from './VerdictForm.tsx'

export type AppealVerdictFormProps = {
  id: string
  form: FormState<Values>
  onCancel: () => void
}

/** How an appeal ends; a `<form>`. */
export const AppealVerdictForm = ({ id, form, onCancel }: AppealVerdictFormProps) => (
  <VerdictForm
    form={form}
    text={fieldsOf(form, id).text}
    onCancel={onCancel}
    label="Rozhodnout"
    verdicts={[
      { value: 'upheld', label: 'Vyhovět a rozhodnutí zrušit' },
      { value: 'dismissed', label: 'Zamítnout, rozhodnutí platí' },
    ]}
    answer={{
      label: 'Odpověď inzerentovi',
      hint: 'Pošleme mu ji e-mailem, nebo SMS. Když vyhovíte, pošleme ji také tomu, kdo inzerát oznámil.',
      rows: 3,
    }}
  />
)
