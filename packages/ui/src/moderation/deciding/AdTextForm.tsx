import { nonBreaking } from '@inzrt/domain/text'
import type { Attribute } from '@inzrt/rules/attributes'
import type { AdTextForm as Values } from '@inzrt/rules/forms'
import { AttributeFields } from '../../ad-form/AttributeFields.tsx'
import { TextAreaField } from '../../field/TextAreaField.tsx'
import { TextField } from '../../field/TextField.tsx'
import type { FormState } from '../../form/FormState.ts'
import { fieldsOf } from '../../form/fieldsOf.ts'
import { DecisionFrame } from './DecisionFrame.tsx'

export type AdTextFormProps = {
  id: string
  form: FormState<Values>
  /** What its section asks of things. */
  attributes?: readonly Attribute[]
  onCancel: () => void
}

/** Other words for somebody's ad; a `<form>`. */
export const AdTextForm = ({ id, form, attributes = [], onCancel }: AdTextFormProps) => {
  const fields = fieldsOf(form, id)

  return (
    <DecisionFrame form={form} label="Uložit text" onCancel={onCancel}>
      <TextField
        label="Nadpis"
        hint="Změní se i adresa inzerátu, stará povede na novou."
        required
        {...fields.text('heading')}
      />
      <TextAreaField label="Text inzerátu" rows={8} required {...fields.text('content')} />
      {attributes.length > 0 && (
        <AttributeFields
          id={`${id}-attributes`}
          attributes={attributes}
          values={form.values.attributes}
          errors={form.errors}
          isOffered={false}
          disabled={form.isSending}
          onChange={(said, key) => form.change({ attributes: said }, [`attributes.${key}`])}
        />
      )}
      <TextAreaField
        label="Proč"
        hint={nonBreaking('Inzerent to dostane e-mailem, nebo SMS. Nemusíte vyplnit.')}
        rows={2}
        {...fields.text('facts')}
      />
    </DecisionFrame>
  )
}
