import { nonBreaking } from '@inzrt/domain/text'
import type { AdSectionForm as Values } from '@inzrt/rules/forms'
import { SelectField, type SelectOption } from '../../field/SelectField.tsx'
import { TextAreaField } from '../../field/TextAreaField.tsx'
import type { FormState } from '../../form/FormState.ts'
import { fieldsOf } from '../../form/fieldsOf.ts'
import { DecisionFrame } from './DecisionFrame.tsx'

export type AdSectionFormProps = {
  id: string
  form: FormState<Values>
  sections: readonly SelectOption[]
  onCancel: () => void
}

/** Another section for somebody's ad; a `<form>`. */
export const AdSectionForm = ({ id, form, sections, onCancel }: AdSectionFormProps) => {
  const fields = fieldsOf(form, id)

  return (
    <DecisionFrame form={form} label="Přesunout" onCancel={onCancel}>
      <SelectField
        label="Nová rubrika"
        options={sections}
        required
        {...fields.text('sectionSlug')}
      />
      <TextAreaField
        label="Proč"
        hint={nonBreaking('Inzerent to dostane e-mailem, nebo SMS. Nemusíte vyplnit.')}
        rows={2}
        {...fields.text('facts')}
      />
    </DecisionFrame>
  )
}
