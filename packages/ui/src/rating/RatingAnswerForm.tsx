import { Button } from '../button/Button.tsx'
import { TextAreaField } from '../field/TextAreaField.tsx'
import { FormFrame } from '../form/FormFrame.tsx'
import type { FormState } from '../form/FormState.ts'
import { fieldsOf } from '../form/fieldsOf.ts'

/** What somebody answers to a rating, once; a `<form>`. */
export const RatingAnswerForm = ({ form }: { form: FormState<{ text: string }> }) => (
  <FormFrame form={form} label="Odpověď na hodnocení" sendingLabel="Posílám odpověď">
    <TextAreaField
      {...fieldsOf(form, 'odpoved-na-hodnoceni').text('text')}
      label="Vaše odpověď na hodnocení"
      hint="Odpovědět můžete jednou a&nbsp;odpověď se nedá změnit."
      rows={3}
      required
    />
    <Button type="submit" disabled={form.isSending}>
      Odpovědět na hodnocení
    </Button>
  </FormFrame>
)
