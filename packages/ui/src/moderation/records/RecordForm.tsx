import { nonBreaking } from '@inzrt/domain/text'
import type { ReactNode } from 'react'
import { CheckboxField } from '../../field/CheckboxField.tsx'
import { ErrorSummary } from '../../field/ErrorSummary.client.tsx'
import { SelectField, type SelectOption } from '../../field/SelectField.tsx'
import { TextAreaField } from '../../field/TextAreaField.tsx'
import { TextField } from '../../field/TextField.tsx'
import { FormGroup } from '../../form/FormGroup.tsx'
import type { FormState } from '../../form/FormState.ts'
import { fieldsOf } from '../../form/fieldsOf.ts'
import { DecisionFrame } from '../deciding/DecisionFrame.tsx'
import styles from './RecordForm.module.css'

/** Values of any record: what is typed or chosen, and what is ticked. */
export type RecordValues = Readonly<Record<string, string | boolean>>

export type RecordField = Readonly<
  { name: string; label: string; hint?: string; isRequired?: boolean } & (
    | { kind: 'text' | 'number' | 'url' | 'date' | 'datetime-local' | 'check' }
    | { kind: 'lines'; rows?: number }
    | { kind: 'select'; options: readonly SelectOption[] }
  )
>

export type RecordGroup = Readonly<{ title: string; note?: string; fields: readonly RecordField[] }>

export type RecordFormProps = {
  /** Begins the ids, so that two forms of one page never share any. */
  id: string
  form: FormState<RecordValues>
  /** Fields that belong together, with a name for each group. */
  groups: readonly RecordGroup[]
  /** What is more than a field: the picture of a banner. */
  children?: ReactNode
  /** Words of the button: „Uložit rubriku“. */
  label: string
  onCancel: () => void
}

const Input = ({
  field,
  form,
  id,
}: { field: RecordField } & Pick<RecordFormProps, 'form' | 'id'>) => {
  const { name, label, hint } = field
  if (field.kind === 'check')
    return (
      <CheckboxField
        label={label}
        {...fieldsOf(form as FormState<Record<string, boolean>>, id).box(name)}
      />
    )
  const common = {
    label,
    hint: hint && nonBreaking(hint),
    required: field.isRequired,
    ...fieldsOf(form as FormState<Record<string, string>>, id).text(name),
  }
  if (field.kind === 'select') return <SelectField options={field.options} {...common} />
  if (field.kind === 'lines') return <TextAreaField rows={field.rows ?? 3} {...common} />
  const isNumber = field.kind === 'number'

  return (
    <TextField
      type={isNumber ? 'text' : field.kind}
      inputMode={isNumber ? 'numeric' : undefined}
      autoComplete="off"
      {...common}
    />
  )
}

/** The one form by which admins change whatever they keep: named groups of fields; a `<form>`. */
export const RecordForm = ({ id, form, groups, children, label, onCancel }: RecordFormProps) => {
  const faults = fieldsOf(form, id).faults()

  return (
    <DecisionFrame form={form} label={label} onCancel={onCancel}>
      {form.isRefused && faults.length > 0 && <ErrorSummary errors={faults} />}
      {children}
      {groups.map(({ title, note, fields }) => (
        <FormGroup key={title} title={title} note={note}>
          <div className={styles.fields}>
            {fields.map((field) => (
              <div key={field.name}>
                <Input field={field} form={form} id={id} />
              </div>
            ))}
          </div>
        </FormGroup>
      ))}
    </DecisionFrame>
  )
}
