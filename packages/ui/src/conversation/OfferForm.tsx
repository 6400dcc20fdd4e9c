import { Button } from '../button/Button.tsx'
import { TextField } from '../field/TextField.tsx'
import { FormFrame } from '../form/FormFrame.tsx'
import type { FormState } from '../form/FormState.ts'
import { fieldsOf } from '../form/fieldsOf.ts'

export type OfferFormProps = {
  form: FormState<{ amount: string }>
  /** „Vaše nabídka v Kč“. */
  label: string
  /** „Nabídnout cenu“. */
  sendLabel: string
}

/** A price somebody names; a `<form>`. */
export const OfferForm = ({ form, label, sendLabel }: OfferFormProps) => (
  <FormFrame form={form} label={sendLabel} sendingLabel="Posílám nabídku">
    <TextField
      {...fieldsOf(form, 'nabidka').text('amount')}
      label={label}
      hint="Nabídka platí dva dny a nezavazuje, dokud ji druhá strana nepřijme."
      inputMode="numeric"
      autoComplete="off"
      required
    />
    <Button type="submit" disabled={form.isSending}>
      {sendLabel}
    </Button>
  </FormFrame>
)
