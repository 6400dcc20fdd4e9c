import { LinkButton } from '../button/LinkButton.tsx'
import { smsHref } from '../order/smsHref.ts'
import styles from './SmsReply.module.css'

export type SmsReplyProps = {
  /** Six digits of the ad. */
  dialCode: string
  /** Number the message is sent to. */
  number: string
  /** „33 Kč“. */
  price: string
  /** There is room for the button only. */
  isShort?: boolean | undefined
}

/** How to answer an ad that was sent by SMS: a text for the phone, its number and price; no contact is shown (R040). */
export const SmsReply = ({ dialCode, number, price, isShort = false }: SmsReplyProps) => (
  <>
    {!isShort && (
      <p className={styles.how}>
        Pošlete SMS <b>RE {dialCode}</b> a{'\u00a0'}svou odpověď na číslo <b>{number}</b>. Stojí{' '}
        {price} včetně DPH, vaše ani inzerentovo číslo se nikdo nedozví.
      </p>
    )}
    <LinkButton href={smsHref(number, `RE ${dialCode} `)} variant="primary" size="big">
      Odpovědět přes SMS
    </LinkButton>
  </>
)
