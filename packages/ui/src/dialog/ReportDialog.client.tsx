'use client'

import { HEADING_MAX_SHOWN, REPORT_CONTENT_MAX } from '@inzrt/domain/limits'
import { truncate } from '@inzrt/domain/text'
import { Button } from '../button/Button.tsx'
import { FieldError } from '../field/FieldError.tsx'
import { Dialog } from './Dialog.client.tsx'
import styles from './ReportDialog.module.css'

export type ReportKind = 'wrong-section' | 'inappropriate'

export type ReportDialogProps = {
  kind: ReportKind
  isOpen: boolean
  onClose: () => void
  onConfirm: () => void
  /** Whole heading and content of the ad; the window shows 75 and 127 characters (R142). */
  heading: string
  content: string
  isSending?: boolean
  error?: string | undefined
  /** Where illegal content is notified with all the law asks for. */
  noticeHref?: string | undefined
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

/** Asks before an ad is reported (R089, R090) and shows which one it is; a `<dialog>`. */
export const ReportDialog = ({
  kind,
  isOpen,
  onClose,
  onConfirm,
  heading,
  content,
  isSending = false,
  error,
  noticeHref,
}: ReportDialogProps) => (
  <Dialog
    isOpen={isOpen}
    onClose={onClose}
    title={TEXTS[kind].title}
    actions={
      <>
        <Button variant="primary" onClick={onConfirm} disabled={isSending}>
          {isSending ? 'Odesílám…' : 'Nahlásit'}
        </Button>
        <Button onClick={onClose}>Zrušit</Button>
      </>
    }
  >
    <p>{TEXTS[kind].question}</p>
    <blockquote className={styles.ad}>
      <b>{truncate(heading, HEADING_MAX_SHOWN)}</b>
      <p>{truncate(content, REPORT_CONTENT_MAX)}</p>
    </blockquote>
    {noticeHref && (
      <p>
        Porušuje inzerát zákon? <a href={noticeHref}>Podejte oznámení protiprávního obsahu</a>.
      </p>
    )}
    {error && <FieldError id={`${kind}-chyba`}>{error}</FieldError>}
  </Dialog>
)
