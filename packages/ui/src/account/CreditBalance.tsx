import { nonBreaking } from '@inzrt/domain/text'
import styles from './Credit.module.css'

export type CreditBalanceProps = {
  /** The sum with its currency: „451 Kč“. */
  balance: string
}

/** How much money an account has paid ahead, and what it is good for. */
export const CreditBalance = ({ balance }: CreditBalanceProps) => (
  <div className={styles.balance}>
    <p>
      Váš kredit <b>{balance}</b>
    </p>
    <p>
      {nonBreaking(
        'Zaplatíte jím zveřejnění, zvýraznění, topování i prodloužení, hned a bez karty. Platí na obou našich webech a jeho platnost nekončí.',
      )}
    </p>
  </div>
)
