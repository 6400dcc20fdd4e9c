import type { RatingForm as Values } from '@inzrt/rules/forms'
import { Button } from '../button/Button.tsx'
import { SelectField } from '../field/SelectField.tsx'
import { TextAreaField } from '../field/TextAreaField.tsx'
import { FormFrame } from '../form/FormFrame.tsx'
import type { FormState } from '../form/FormState.ts'
import { fieldsOf } from '../form/fieldsOf.ts'

const STARS = [
  { value: '', label: 'Vyberte' },
  { value: '5', label: '★★★★★ výborně' },
  { value: '4', label: '★★★★ dobře' },
  { value: '3', label: '★★★ ušlo to' },
  { value: '2', label: '★★ špatně' },
  { value: '1', label: '★ velmi špatně' },
]

/** What one of the two of a deal says of the other; a `<form>`. */
export const RatingForm = ({ form }: { form: FormState<Values> }) => {
  const { text } = fieldsOf(form, 'hodnoceni')

  return (
    <FormFrame form={form} label="Hodnocení obchodu" sendingLabel="Posílám hodnocení">
      <SelectField {...text('stars')} label="Jak obchod proběhl?" options={STARS} required />
      <TextAreaField
        {...text('text')}
        label="Co by měli ostatní vědět? (nepovinné)"
        hint="Pište o&nbsp;obchodu, ne o&nbsp;osobě. Hodnocení se nedá změnit."
        rows={3}
      />
      <Button type="submit" variant="primary" disabled={form.isSending}>
        Odeslat hodnocení
      </Button>
    </FormFrame>
  )
}
