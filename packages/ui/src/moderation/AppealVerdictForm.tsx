import type { AppealVerdictForm as Values } from '@inzrt/domain/forms'
import { SelectField } from '../field/SelectField.tsx'
import { TextAreaField } from '../field/TextAreaField.tsx'
import type { FormState } from '../form/FormState.ts'
import { fieldsOf } from '../form/fieldsOf.ts'
import styles from './DecisionForm.module.css'
import { FormFoot } from './FormFoot.tsx'

export type AppealVerdictFormProps = { id: string; form: FormState<Values>; onCancel: () => void }

const VERDICTS = [
  { value: '', label: 'Vyberte rozhodnutí' },
  { value: 'upheld', label: 'Vyhovět a rozhodnutí zrušit' },
  { value: 'dismissed', label: 'Zamítnout, rozhodnutí platí' },
]

/** How an appeal ends; a `<form>`. */
export const AppealVerdictForm = ({ id, form, onCancel }: AppealVerdictFormProps) => {
  const fields = fieldsOf(form, id)

  return (
    <form ref={form.ref} className={styles.form} onSubmit={form.submit} noValidate>
      <SelectField label="Jak rozhodnout" options={VERDICTS} required {...fields.text('verdict')} />
      <TextAreaField
        label="Odpověď inzerentovi"
        hint="Pošleme mu ji e-mailem."
        rows={3}
        required
        {...fields.text('answer')}
      />
      <FormFoot label="Rozhodnout" isSending={form.isSending} onCancel={onCancel} />
    </form>
  )
}
