import type { AdLinksForm as AdLinksValues } from '@inzrt/rules/forms'
import { Button } from '../../button/Button.tsx'
import { TextField } from '../../field/TextField.tsx'
import { FormFrame } from '../../form/FormFrame.tsx'
import type { FormState } from '../../form/FormState.ts'
import { fieldsOf } from '../../form/fieldsOf.ts'

export type AdLinksFormProps = {
  form: FormState<AdLinksValues>
  /** What the sending led to; read aloud when it comes. */
  status: string | null
}

/** Has links to one's ads sent, for anyone who has no password (N017); a `<form>`. */
export const AdLinksForm = ({ form, status }: AdLinksFormProps) => (
  <FormFrame form={form} label="Nemám heslo" sendingLabel="Posílám odkazy">
    <p>
      Pošleme vám odkazy na všechny vaše inzeráty. Každý platí deset minut a{'\u00a0'}jen jednou.
    </p>
    <TextField
      {...fieldsOf(form, 'odkazy').text('find')}
      label="Telefon, e-mail, nebo adresa inzerátu"
      hint="Odkaz přijde na kontakt, který jste u&nbsp;inzerátu ověřili."
      autoCapitalize="none"
      autoComplete="off"
      spellCheck={false}
      required
    />
    <Button type="submit" size="big" isBlock disabled={form.isSending}>
      Poslat odkazy
    </Button>
    <p role="status">{status}</p>
  </FormFrame>
)
