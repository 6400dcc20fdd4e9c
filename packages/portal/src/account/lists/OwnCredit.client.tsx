'use client'

import { orderCreditCall } from '@inzrt/contracts/payment/credit'
import { CREDIT_PACKAGES } from '@inzrt/domain/order'
import { formatExactly } from '@inzrt/domain/price'
import { CreditBalance } from '@inzrt/ui/account/CreditBalance.tsx'
import { CreditRows } from '@inzrt/ui/account/CreditRows.tsx'
import { Button } from '@inzrt/ui/button/Button.tsx'
import { CreditPicker } from '@inzrt/ui/order/CreditPicker.tsx'
import { useState } from 'react'
import { toCreditRow } from '../../advertise/order/credit/toCreditRow.ts'
import { useCheckout } from '../../advertise/order/payment/useCheckout.ts'
import { browserApi } from '../../shell/api/browserApi.ts'
import { OwnPart } from '../../shell/own-lists/OwnPart.client.tsx'
import { useCredit } from '../../shell/own-lists/useCredit.ts'
import styles from './OwnCredit.module.css'

const BuyCredit = () => {
  const [chosen, setChosen] = useState<number>(CREDIT_PACKAGES[1].credit)
  const [isSending, setSending] = useState(false)
  const { onceOnly, settle } = useCheckout('orderCredit', '')
  const bought = CREDIT_PACKAGES.find(({ credit }) => credit === chosen) ?? CREDIT_PACKAGES[1]

  const buy = async () => {
    const body = { credit: bought.credit }
    setSending(true)
    settle(await browserApi.call(orderCreditCall, { body }, onceOnly(body)))
    setSending(false)
  }

  return (
    <form
      className={styles.buy}
      aria-label="Dobití kreditu"
      onSubmit={(event) => {
        event.preventDefault()
        void buy()
      }}
    >
      <CreditPicker
        id="kredit"
        packages={CREDIT_PACKAGES}
        value={bought.credit}
        disabled={isSending}
        onChange={setChosen}
      />
      <Button type="submit" variant="primary" size="big" isBlock disabled={isSending}>
        Objednat s{'\u00a0'}povinností platby –{'\u00a0'}
        {formatExactly(bought.price, 'CZK')}
      </Button>
    </form>
  )
}

/** Money paid ahead: how much there is, more of it, and what became of it. */
const OwnCredit = () => {
  const own = useCredit()

  return (
    <OwnPart own={own} failure="Kredit se nepodařilo načíst">
      {({ data: { balance, entries } }) => (
        <>
          <CreditBalance balance={formatExactly(balance, 'CZK')} />
          <BuyCredit />
          <CreditRows rows={entries.map(toCreditRow)} />
        </>
      )}
    </OwnPart>
  )
}

export default OwnCredit
