import { shownLabel } from '@inzrt/rules/forms'
import { Button } from '../button/Button.tsx'
import { CheckboxField } from '../field/CheckboxField.tsx'
import { ErrorSummary } from '../field/ErrorSummary.client.tsx'
import { SelectField } from '../field/SelectField.tsx'
import { TextAreaField } from '../field/TextAreaField.tsx'
import { TextField } from '../field/TextField.tsx'
import { FormFrame } from '../form/FormFrame.tsx'
import type { FormState } from '../form/FormState.ts'
import { fieldsOf } from '../form/fieldsOf.ts'

export type NoticeValues = {
  address: string
  reason: 'illegal' | 'child_abuse'
  explanation: string
  name: string
  email: string
  goodFaith: boolean
}

export type NoticeFormProps = { form: FormState<NoticeValues> }

const REASONS = [
  { value: 'illegal', label: 'Protiprávní obsah' },
  { value: 'child_abuse', label: 'Sexuální zneužívání dětí' },
]

/** A notice of illegal content with all the law asks for (DSA, article 16); a `<form>`. */
export const NoticeForm = ({ form }: NoticeFormProps) => {
  const { text, box, faults } = fieldsOf(form, 'oznameni')
  const isSigned = form.values.reason === 'illegal'

  return (
    <FormFrame form={form} label="Oznámení protiprávního obsahu" sendingLabel="Posílám oznámení">
      {form.isRefused && faults().length > 0 && <ErrorSummary errors={faults()} />}
      <TextField
        {...text('address')}
        label={shownLabel('address')}
        hint="Zkopírujte ji z prohlížeče."
        required
      />
      <SelectField {...text('reason')} label="Co oznamujete" options={REASONS} required />
      <TextAreaField
        {...text('explanation')}
        label={shownLabel('whyIllegal')}
        hint="Napište, čeho přesně se to týká a které právo porušuje."
        rows={6}
        required
      />
      <TextField
        {...text('name')}
        label={shownLabel('yourName')}
        autoComplete="name"
        required={isSigned}
        hint={isSigned ? undefined : 'U tohoto oznámení nemusíte vyplnit.'}
      />
      <TextField
        {...text('email')}
        type="email"
        label={shownLabel('yourEmail')}
        hint="Pošleme na něj potvrzení a pak rozhodnutí. Inzerent ho neuvidí."
        autoComplete="email"
        required={isSigned}
      />
      <CheckboxField
        {...box('goodFaith')}
        label="Jsem v dobré víře přesvědčen/a, že uvedené údaje jsou přesné a úplné."
      />
      <Button type="submit" variant="primary" size="big" disabled={form.isSending}>
        Podat oznámení
      </Button>
    </FormFrame>
  )
}
