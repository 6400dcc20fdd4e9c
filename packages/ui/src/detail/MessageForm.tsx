import { findScamLinks } from '@inzrt/domain/moderation'
import { Button } from '../button/Button.tsx'
import { EmailField } from '../field/EmailField.tsx'
import { ErrorSummary } from '../field/ErrorSummary.tsx'
import { TextAreaField } from '../field/TextAreaField.tsx'
import { TextField } from '../field/TextField.tsx'
import { FormFrame } from '../form/FormFrame.tsx'
import type { FormState } from '../form/FormState.ts'
import { fieldsOf } from '../form/fieldsOf.ts'

export type MessageValues = { name: string; email: string; phoneNumber: string; text: string }

export type MessageFormProps = {
  form: FormState<MessageValues>
  /** Somebody logged in has the answers in the account. */
  hasAccount: boolean
}

const ID = 'zprava'

/** A message to the advertiser, whose address stays hidden (P026); a `<form>`. */
export const MessageForm = ({ form, hasAccount }: MessageFormProps) => {
  const { text, faults } = fieldsOf(form, ID)

  return (
    <FormFrame form={form} label="Zpráva inzerentovi" sendingLabel="Posílám zprávu">
      {form.isRefused && faults().length > 0 && <ErrorSummary errors={faults()} />}
      <TextAreaField {...text('text')} label="Zpráva" rows={5} required />
      <p role="status">
        {findScamLinks(form.values.text).length > 0 &&
          'Odkaz ve zprávě vypadá jako podvodná stránka dopravce nebo banky. Inzerenta na to upozorníme.'}
      </p>
      {!hasAccount && (
        <EmailField
          {...text('email')}
          onCorrect={(email) => form.change({ email })}
          label="Váš e-mail"
          hint="Inzerent ho neuvidí, přijdou vám na něj jeho odpovědi."
          required
        />
      )}
      <TextField {...text('name')} label="Vaše jméno" autoComplete="name" />
      <TextField
        {...text('phoneNumber')}
        type="tel"
        label="Váš telefon"
        hint="Nepovinný; inzerent ho uvidí."
        autoComplete="tel"
      />
      <p>
        Neposílejte peníze předem a{'\u00a0'}nikomu neříkejte kódy z{'\u00a0'}SMS ani údaje z
        {'\u00a0'}karty.
      </p>
      <Button type="submit" variant="primary" size="big" isBlock disabled={form.isSending}>
        Poslat zprávu
      </Button>
    </FormFrame>
  )
}
