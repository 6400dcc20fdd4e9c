import { Button } from '../button/Button.tsx'
import { TextAreaField } from '../field/TextAreaField.tsx'
import { FormFrame } from '../form/FormFrame.tsx'
import type { FormState } from '../form/FormState.ts'
import { fieldsOf } from '../form/fieldsOf.ts'

export type ReplyFormProps = { form: FormState<{ text: string }> }

/** What is written on in a conversation; a `<form>`. */
export const ReplyForm = ({ form }: ReplyFormProps) => (
  <FormFrame form={form} label="Nová zpráva" sendingLabel="Posílám zprávu">
    <TextAreaField
      {...fieldsOf(form, 'odpoved').text('text')}
      label="Vaše zpráva"
      hint="Druhá strana uvidí jen to, co napíšete; váš e-mail ani telefon ne."
      rows={4}
      required
    />
    <Button type="submit" variant="primary" size="big" disabled={form.isSending}>
      Poslat zprávu
    </Button>
  </FormFrame>
)
