import { type OrderLine, orderTotal } from '@inzrt/rules/order'
import { Button } from '@inzrt/ui/button/Button.tsx'
import { payLabel } from '@inzrt/ui/order/payLabel.ts'
import { AD_STEPS, type AdStep } from './adSteps.ts'
import styles from './place/PlaceAd.module.css'

type StepButtonsProps = {
  step: AdStep
  /** What is ordered by sending. */
  lines: readonly OrderLine[]
  isSending: boolean
  /** Photos are still on their way. */
  isBusy: boolean
  onGo: (step: AdStep) => void
}

const NEXT = {
  rubrika: 'Pokračovat k textu',
  text: 'Pokračovat k fotkám',
  fotky: 'Pokračovat ke kontaktu',
} as const

const sendLabel = (lines: readonly OrderLine[]): string =>
  orderTotal(lines) > 0 ? payLabel(lines) : 'Vložit inzerát'

/** Back and on between the steps; the last one sends. */
export const StepButtons = ({ step, lines, isSending, isBusy, onGo }: StepButtonsProps) => {
  const at = AD_STEPS.findIndex(({ id }) => id === step)
  const before = AD_STEPS[at - 1]?.id
  const after = AD_STEPS[at + 1]?.id

  return (
    <div className={styles.buttons}>
      {before && (
        <Button size="big" disabled={isSending} onClick={() => onGo(before)}>
          Zpět
        </Button>
      )}
      {after ? (
        <Button key="next" variant="primary" size="big" onClick={() => onGo(after)}>
          {NEXT[step as keyof typeof NEXT]}
        </Button>
      ) : (
        <Button
          key="send"
          type="submit"
          variant="primary"
          size="big"
          disabled={isSending || isBusy}
        >
          {isSending ? 'Vkládám inzerát…' : isBusy ? 'Čekám na fotky' : sendLabel(lines)}
        </Button>
      )}
    </div>
  )
}
