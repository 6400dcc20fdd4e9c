import { Button } from '../button/Button.tsx'
import { waitable } from '../button/waitable.ts'
import styles from './PushOffer.module.css'
import type { PushState } from './PushState.ts'
import { PUSH_TEXTS } from './pushTexts.ts'

export type PushOfferProps = {
  state: PushState
  /** Agreed: now the browser itself may ask. */
  onAsk: () => void
  onClose: () => void
}

const ENDS: readonly PushState[] = ['on', 'unsupported']
const ON = 'Zapnuto. Vypnout to můžete v\u00a0nastavení účtu.'

/** Offers news of a search that was just kept in this browser too; a `<section>`. The permission is asked by its button alone. */
export const PushOffer = ({ state, onAsk, onClose }: PushOfferProps) => {
  const isOver = ENDS.includes(state)

  return (
    <section className={styles.offer} aria-label="Upozornění v prohlížeči">
      <p role="status">
        {state === 'on'
          ? ON
          : (PUSH_TEXTS[state] ??
            'Když přibude inzerát, můžeme vám to říct i\u00a0tady, bez otevírání pošty.')}
      </p>
      <div className={styles.choices}>
        {!isOver && (
          <Button variant="primary" {...waitable(state === 'asking', onAsk)}>
            {state === 'asking'
              ? 'Čekám na svolení…'
              : 'Upozorňovat i\u00a0v\u00a0tomto prohlížeči'}
          </Button>
        )}
        <Button variant="quiet" onClick={onClose}>
          {isOver ? 'Zavřít' : 'Stačí e-mail'}
        </Button>
      </div>
    </section>
  )
}
