import { shownLabel, type ComplaintForm as Values } from '@inzrt/rules/forms'
import { Button } from '../button/Button.tsx'
import { ErrorSummary } from '../field/ErrorSummary.client.tsx'
import { TextAreaField } from '../field/TextAreaField.tsx'
import { TextField } from '../field/TextField.tsx'
import { FormFrame } from '../form/FormFrame.tsx'
import type { FormState } from '../form/FormState.ts'
import { fieldsOf } from '../form/fieldsOf.ts'

export type ComplaintFormProps = { form: FormState<Values> }

/** A complaint about a service of the portal; a `<form>`. */
export const ComplaintForm = ({ form }: ComplaintFormProps) => {
  const { text, faults } = fieldsOf(form, 'reklamace')

  return (
    <FormFrame form={form} label="Reklamace" sendingLabel="Posílám reklamaci">
      {form.isRefused && faults().length > 0 && <ErrorSummary errors={faults()} />}
      <TextField
        {...text('about')}
        label={shownLabel('complaintAbout')}
        hint="Číslo objednávky najdete na dokladu. Nemáte-li ho, stačí adresa inzerátu."
        required
      />
      <TextAreaField
        {...text('text')}
        label={shownLabel('complaint')}
        hint="Která služba neproběhla, jak měla, a kdy."
        rows={6}
        required
      />
      <TextAreaField
        {...text('wish')}
        label={shownLabel('complaintWish')}
        hint="Třeba vrátit peníze, nebo službu zopakovat."
        rows={2}
      />
      <TextField {...text('name')} label={shownLabel('yourName')} autoComplete="name" />
      <TextField
        {...text('email')}
        type="email"
        label={shownLabel('yourEmail')}
        hint="Pošleme na něj číslo reklamace a pak odpověď."
        autoComplete="email"
        required
      />
      <Button type="submit" variant="primary" size="big" disabled={form.isSending}>
        Podat reklamaci
      </Button>
    </FormFrame>
  )
}
