import { shownLabel } from '@inzrt/rules/forms'
import { Button } from '../button/Button.tsx'
import { TextAreaField } from '../field/TextAreaField.tsx'
import { FormFrame } from '../form/FormFrame.tsx'
import type { FormState } from '../form/FormState.ts'
import { fieldsOf } from '../form/fieldsOf.ts'

/** What is wrong with a rating; a `<form>`. */
export const RatingReportForm = ({ form }: { form: FormState<{ explanation: string }> }) => (
  <FormFrame form={form} label="Hlášení hodnocení" sendingLabel="Posílám hlášení">
    <TextAreaField
      {...fieldsOf(form, 'hlaseni-hodnoceni').text('explanation')}
      label={shownLabel('ratingFault')}
      rows={3}
      required
    />
    <Button type="submit" variant="danger" disabled={form.isSending}>
      Nahlásit hodnocení
    </Button>
  </FormFrame>
)
