'use client'

import { truncate } from '@inzrt/domain/text'
import { shownLabel } from '@inzrt/rules/forms'
import { HEADING_MAX_SHOWN, REPORT_CONTENT_MAX } from '@inzrt/rules/limits'
import { OFFERED_REASONS, REPORT_REASONS } from '@inzrt/rules/moderation'
import { Button } from '../button/Button.tsx'
import { FieldError } from '../field/FieldError.tsx'
import { RadioGroup } from '../field/RadioGroup.tsx'
import { TextAreaField } from '../field/TextAreaField.tsx'
import { TextField } from '../field/TextField.tsx'
import { FormFrame } from '../form/FormFrame.tsx'
import type { FormState } from '../form/FormState.ts'
import { fieldsOf } from '../form/fieldsOf.ts'
import { Dialog } from './Dialog.client.tsx'
import styles from './ReportDialog.module.css'

export type ReportKind = 'wrong-section' | 'inappropriate'

export type ReportValues = {
  reason: (typeof OFFERED_REASONS)[number]
  explanation: string
  email: string
}

export type ReportDialogProps = {
  /** What is reported; gives the title and the question. */
  kind: ReportKind
  form: FormState<ReportValues>
  isOpen: boolean
  onClose: () => void
  /** Whole heading and content of the ad; the window shows 75 and 127 characters (R142). */
  heading: string
  content: string
  error?: string | undefined
  /** Where illegal content is notified with all the law asks for. */
  noticeHref: string
}

const TEXTS = {
  'wrong-section': {
    title: 'Nahlásit špatnou rubriku',
    question: 'Patří tenhle inzerát do jiné rubriky? Redakce ho přeřadí.',
  },
  inappropriate: {
    title: 'Nahlásit nevhodný inzerát',
    question:
      'Je na inzerátu něco v\u00a0nepořádku? Redakce ho zkontroluje a\u00a0případně stáhne.',
  },
} as const

/** Asks why an ad is reported (R089, R090) and shows which one it is; a `<dialog>`. */
export const ReportDialog = ({
  kind,
  form,
  isOpen,
  onClose,
  heading,
  content,
  error,
  noticeHref,
}: ReportDialogProps) => {
  const { text } = fieldsOf(form, kind)

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={TEXTS[kind].title}>
      <p>{TEXTS[kind].question}</p>
      <blockquote className={styles.ad}>
        <b>{truncate(heading, HEADING_MAX_SHOWN)}</b>
        <p>{truncate(content, REPORT_CONTENT_MAX)}</p>
      </blockquote>
      <FormFrame form={form} label={TEXTS[kind].title} sendingLabel="Posílám hlášení">
        <RadioGroup
          name={`${kind}-reason`}
          label="Co je špatně?"
          isStacked
          options={OFFERED_REASONS.map((value) => ({ value, label: REPORT_REASONS[value] }))}
          defaultValue={form.values.reason}
          onChange={(reason) => form.change({ reason: reason as ReportValues['reason'] })}
        />
        <p>
          Porušuje inzerát zákon? <a href={noticeHref}>Podejte oznámení protiprávního obsahu</a>.
        </p>
        <TextAreaField
          {...text('explanation')}
          label={`${shownLabel('explanation')} (nepovinné)`}
          rows={3}
        />
        <TextField
          {...text('email')}
          type="email"
          label={`${shownLabel('yourEmail')} (nepovinný)`}
          hint="Pošleme na něj odkaz, kde uvidíte, jak jsme rozhodli. Inzerent váš e-mail neuvidí."
          autoComplete="email"
        />
        {error && (
          <div role="alert">
            <FieldError id={`${kind}-chyba`}>{error}</FieldError>
          </div>
        )}
        <div className={styles.actions}>
          <Button type="submit" variant="primary" disabled={form.isSending}>
            {form.isSending ? 'Odesílám…' : 'Nahlásit'}
          </Button>
          <Button onClick={onClose}>Zrušit</Button>
        </div>
      </FormFrame>
    </Dialog>
  )
}
