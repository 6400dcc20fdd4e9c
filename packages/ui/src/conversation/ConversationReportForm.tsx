import { Button } from '../button/Button.tsx'
import { TextAreaField } from '../field/TextAreaField.tsx'
import { FormFrame } from '../form/FormFrame.tsx'
import type { FormState } from '../form/FormState.ts'
import { fieldsOf } from '../form/fieldsOf.ts'

export type ConversationReportFormProps = { form: FormState<{ explanation: string }> }

/** Why somebody is reported, in the words of the one who reports; a `<form>`. */
export const ConversationReportForm = ({ form }: ConversationReportFormProps) => (
  <FormFrame form={form} label="Hlášení konverzace" sendingLabel="Posílám hlášení">
    <TextAreaField
      {...fieldsOf(form, 'hlaseni').text('explanation')}
      label="Co se stalo? (nepovinné)"
      rows={3}
    />
    <Button type="submit" variant="danger" disabled={form.isSending}>
      Ano, nahlásit
    </Button>
  </FormFrame>
)
