import type { ReasonsForm as Values } from '@inzrt/rules/forms'
import { SelectField } from '../../field/SelectField.tsx'
import { TextAreaField } from '../../field/TextAreaField.tsx'
import type { FormState } from '../../form/FormState.ts'
import { fieldsOf } from '../../form/fieldsOf.ts'
import { DecisionFrame } from './DecisionFrame.tsx'
import { groundOptions } from './groundOptions.ts'

export type ReasonsFormProps = {
  /** Begins the ids, so that two forms of one page never share any. */
  id: string
  form: FormState<Values>
  /** Words of the button: „Zamítnout inzerát“. */
  label: string
  onCancel: () => void
}

/** What a decision against an ad rests on; the advertiser gets it as a statement of reasons. A `<form>`. */
export const ReasonsForm = ({ id, form, label, onCancel }: ReasonsFormProps) => {
  const fields = fieldsOf(form, id)

  return (
    <DecisionFrame form={form} label={label} isGrave onCancel={onCancel}>
      <SelectField label="Důvod" options={groundOptions} required {...fields.text('ground')} />
      <TextAreaField
        label="Zjištěné skutečnosti"
        hint="Inzerent si je přečte v odůvodnění. Pište věcně, bez cizích údajů."
        rows={4}
        required
        {...fields.text('facts')}
      />
    </DecisionFrame>
  )
}
