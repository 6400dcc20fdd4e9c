import { countOf, WORD_FORMS } from '@inzrt/domain/text'
import { Button } from '../../button/Button.tsx'
import { waitable } from '../../button/waitable.ts'
import styles from './BulkBar.module.css'

export type BulkBarProps = {
  total: number
  /** How many are chosen. */
  selected: number
  isSending: boolean
  /** All were ticked, or none. */
  onSelectAll: (isSelected: boolean) => void
  /** Approves those that are ticked. */
  onApprove: () => void
}

/** What is done with several ads at once; a `<div>`. */
export const BulkBar = ({ total, selected, isSending, onSelectAll, onApprove }: BulkBarProps) => (
  <div className={styles.bar}>
    <Button onClick={() => onSelectAll(selected < total)}>
      {selected < total ? 'Vybrat vše' : 'Zrušit výběr'}
    </Button>
    <Button variant="primary" {...waitable(selected === 0 || isSending, onApprove)}>
      Schválit vybrané
    </Button>
    <p role="status">{selected > 0 && `Vybráno: ${countOf(selected, WORD_FORMS.advert)}`}</p>
  </div>
)
