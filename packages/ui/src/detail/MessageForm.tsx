import { factsOf, type Question, type QuestionFact } from '@inzrt/rules/deal'
import { shownLabel } from '@inzrt/rules/forms'
import { findScamLinks } from '@inzrt/rules/moderation'
import { Button } from '../button/Button.tsx'
import { EmailField } from '../field/EmailField.tsx'
import { ErrorSummary } from '../field/ErrorSummary.client.tsx'
import { SelectField } from '../field/SelectField.tsx'
import { TextAreaField } from '../field/TextAreaField.tsx'
import { TextField } from '../field/TextField.tsx'
import { FormFrame } from '../form/FormFrame.tsx'
import type { FormState } from '../form/FormState.ts'
import { fieldsOf } from '../form/fieldsOf.ts'

export type MessageValues = {
  name: string
  email: string
  phoneNumber: string
  text: string
  /** A usual question; empty: words of one's own. */
  question: Question | ''
  when: string
  where: string
  what: string
}

export type MessageFormProps = {
  form: FormState<MessageValues>
  /** Somebody logged in has the answers in the account. */
  hasAccount: boolean
  /** Usual questions that suit the ad. */
  questions: readonly { question: Question; label: string }[]
}

const ID = 'zprava'

const FACTS = {
  when: { label: shownLabel('when'), placeholder: 'v\u00a0sobotu dopoledne' },
  where: { label: shownLabel('where'), placeholder: 'Brno, hlavní nádraží' },
  what: { label: shownLabel('what') },
} as const satisfies Record<QuestionFact, object>

/** A message to the advertiser, whose address stays hidden (P026); a `<form>`. */
export const MessageForm = ({ form, hasAccount, questions }: MessageFormProps) => {
  const { text, faults } = fieldsOf(form, ID)
  const { question } = form.values
  const facts = question === '' ? [] : factsOf(question)

  return (
    <FormFrame form={form} label="Zpráva inzerentovi" sendingLabel="Posílám zprávu">
      {form.isRefused && faults().length > 0 && <ErrorSummary errors={faults()} />}
      {questions.length > 0 && (
        <SelectField
          {...text('question')}
          label="Na co se chcete zeptat?"
          options={[
            { value: '', label: 'Napíšu vlastními slovy' },
            ...questions.map(({ question: value, label }) => ({ value, label })),
          ]}
        />
      )}
      {facts.map((fact) => (
        <TextField key={fact} {...text(fact)} {...FACTS[fact]} required />
      ))}
      <TextAreaField
        {...text('text')}
        label={shownLabel(question === '' ? 'message' : 'addition')}
        rows={question === '' ? 5 : 3}
        required={question === ''}
      />
      <p role="status">
        {findScamLinks(form.values.text).length > 0 &&
          'Odkaz ve zprávě vypadá jako podvodná stránka dopravce nebo banky. Inzerenta na to upozorníme.'}
      </p>
      {!hasAccount && (
        <EmailField
          {...text('email')}
          onCorrect={(email) => form.change({ email })}
          label={shownLabel('yourEmail')}
          hint="Inzerent ho neuvidí, přijdou vám na něj jeho odpovědi."
          required
        />
      )}
      <TextField {...text('name')} label={shownLabel('yourName')} autoComplete="name" />
      <TextField
        {...text('phoneNumber')}
        type="tel"
        label={shownLabel('yourPhone')}
        hint={
          question === 'call'
            ? 'Uvidí ho jen inzerent v\u00a0konverzaci, v\u00a0e-mailu nebude.'
            : 'Nepovinný; inzerent ho uvidí.'
        }
        required={question === 'call'}
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
