import { countOf, WORD_FORMS } from '@inzrt/domain/text'
import { Button } from '../../button/Button.tsx'
import { waitable } from '../../button/waitable.ts'
import { CheckboxField } from '../../field/CheckboxField.tsx'
import styles from './BulkBar.module.css'

type BulkAction = { label: string; onRun: () => void }

export type BulkBarProps = {
  /** How many are chosen. */
  selected: number
  total: number
  /** All were ticked, or none. */
  onSelectAll: (isSelected: boolean) => void
  /** What can be done with the chosen ads. */
  actions: readonly BulkAction[]
  /** An action runs over the chosen ads. */
  isBusy: boolean
}

/** Chooses all ads of a list and does one thing with the chosen (P058); a `<section>`. */
export const BulkBar = ({ selected, total, onSelectAll, actions, isBusy }: BulkBarProps) => (
  <section className={styles.bar} aria-label="Hromadné akce">
    <CheckboxField
      label={selected === 0 ? 'Vybrat všechny' : `Vybráno: ${countOf(selected, WORD_FORMS.advert)}`}
      checked={selected === total}
      disabled={isBusy}
      onChange={({ target }) => onSelectAll(target.checked)}
    />
    {selected > 0 &&
      actions.map(({ label, onRun }) => (
        <Button key={label} {...waitable(isBusy, onRun)}>
          {label}
        </Button>
      ))}
  </section>
)
