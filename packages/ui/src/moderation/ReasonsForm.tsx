import type { ReasonsForm as Values } from '@inzrt/domain/forms'
import { DECISION_GROUNDS } from '@inzrt/domain/moderation'
import { Button } from '../button/Button.tsx'
import { SelectField } from '../field/SelectField.tsx'
import { TextAreaField } from '../field/TextAreaField.tsx'
import type { FormState } from '../form/FormState.ts'
import { fieldsOf } from '../form/fieldsOf.ts'
import styles from './DecisionForm.module.css'

export type ReasonsFormProps = {
  /** Begins the ids, so that two forms of one page never share any. */
  id: string
  form: FormState<Values>
  /** Words of the button: „Zamítnout inzerát“. */
  label: string
  onCancel: () => void
}

const BASES = { law: 'zákon', terms: 'pravidla' } as const

const GROUNDS = [
  { value: '', label: 'Vyberte důvod' },
  ...Object.entries(DECISION_GROUNDS).map(([value, { basis, title }]) => ({
    value,
    label: `${title} (${BASES[basis]})`,
  })),
]

/** What a decision against an ad rests on; the advertiser gets it as a statement of reasons. A `<form>`. */
export const ReasonsForm = ({ id, form, label, onCancel }: ReasonsFormProps) => {
  const fields = fieldsOf(form, id)

  return (
    <form ref={form.ref} className={styles.form} onSubmit={form.submit} noValidate>
      <SelectField label="Důvod" options={GROUNDS} required {...fields.text('ground')} />
      <TextAreaField
        label="Zjištěné skutečnosti"
        hint="Inzerent si je přečte v odůvodnění. Pište věcně, bez cizích údajů."
        rows={4}
        required
        {...fields.text('facts')}
      />
      <p className={styles.actions}>
        <Button type="submit" variant="danger" disabled={form.isSending}>
          {label}
        </Button>
        <Button onClick={onCancel} disabled={form.isSending}>
          Zrušit
        </Button>
      </p>
    </form>
  )
}
