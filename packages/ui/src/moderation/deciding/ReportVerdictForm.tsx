import { nonBreaking } from '@inzrt/domain/text'
import type { ReportVerdictForm as Values } from '@inzrt/rules/forms'
import { SelectField, type SelectOption } from '../../field/SelectField.tsx'
import { TextAreaField } from '../../field/TextAreaField.tsx'
import type { FormState } from '../../form/FormState.ts'
import { fieldsOf } from '../../form/fieldsOf.ts'
import { DecisionFrame } from './DecisionFrame.tsx'
import { groundOptions } from './groundOptions.ts'

export type ReportVerdictFormProps = {
  id: string
  form: FormState<Values>
  /** Sections the ad may move to. */
  sections: readonly SelectOption[]
  onCancel: () => void
}

const OUTCOMES = [
  { value: '', label: 'Vyberte rozhodnutí' },
  { value: 'blocked', label: 'Vyhovět a inzerát zablokovat' },
  { value: 'moved', label: 'Vyhovět a inzerát přesunout' },
  { value: 'dismissed', label: 'Nevyhovět, inzerát zůstává' },
  { value: 'duplicate', label: 'Opakované hlášení, už rozhodnuto' },
]

/** How all reports of an ad end, and what is done with the ad; a `<form>`. */
export const ReportVerdictForm = ({ id, form, sections, onCancel }: ReportVerdictFormProps) => {
  const fields = fieldsOf(form, id)
  const { outcome } = form.values

  return (
    <DecisionFrame
      form={form}
      label="Rozhodnout"
      isGrave={outcome === 'blocked'}
      onCancel={onCancel}
    >
      <SelectField label="Jak rozhodnout" options={OUTCOMES} required {...fields.text('outcome')} />
      {outcome === 'blocked' && (
        <>
          <SelectField label="Důvod" options={groundOptions} required {...fields.text('ground')} />
          <TextAreaField
            label="Zjištěné skutečnosti"
            hint="Inzerent si je přečte v odůvodnění."
            rows={3}
            required
            {...fields.text('facts')}
          />
        </>
      )}
      {outcome === 'moved' && (
        <SelectField
          label="Nová rubrika"
          options={sections}
          required
          {...fields.text('sectionSlug')}
        />
      )}
      <TextAreaField
        label="Odpověď oznamovateli"
        hint={nonBreaking('Pošleme ji tomu, kdo nechal e-mail.')}
        rows={3}
        required
        {...fields.text('note')}
      />
    </DecisionFrame>
  )
}
