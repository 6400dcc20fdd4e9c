'use client'

import { orderCreditCall } from '@inzrt/contracts/payment/credit'
import { formatExactly } from '@inzrt/domain/price'
import { CREDIT_PACKAGES } from '@inzrt/rules/order'
import { CreditBalance } from '@inzrt/ui/account/CreditBalance.tsx'
import { CreditRows } from '@inzrt/ui/account/CreditRows.tsx'
import { Button } from '@inzrt/ui/button/Button.tsx'
import { FormFrame } from '@inzrt/ui/form/FormFrame.tsx'
import { CreditPicker } from '@inzrt/ui/order/CreditPicker.tsx'
import { toCreditRow } from '../../advertise/order/credit/toCreditRow.ts'
import { useCheckout } from '../../advertise/order/payment/useCheckout.ts'
import { browserApi } from '../../shell/api/browserApi.ts'
import { useForm } from '../../shell/form/useForm.ts'
import { OwnPart } from '../../shell/own-lists/OwnPart.client.tsx'
import { useCredit } from '../../shell/own-lists/useCredit.ts'

const BuyCredit = () => {
  const { onceOnly, settle } = useCheckout('orderCredit', '')
  const form = useForm({
    schema: orderCreditCall.body,
    initial: { credit: CREDIT_PACKAGES[1].credit as number },
    // Chosen, nothing is typed that could be lost.
    isBegun: () => false,
    send: async (body) => settle(await browserApi.call(orderCreditCall, { body }, onceOnly(body))),
  })
  const { values, isSending } = form
  const bought =
    CREDIT_PACKAGES.find(({ credit }) => credit === values.credit) ?? CREDIT_PACKAGES[1]

  return (
    <FormFrame form={form} label="Dobití kreditu" sendingLabel="Objednávám kredit">
      <CreditPicker
        id="kredit"
        packages={CREDIT_PACKAGES}
        value={bought.credit}
        disabled={isSending}
        onChange={(credit) => form.change({ credit })}
      />
      <Button type="submit" variant="primary" size="big" isBlock disabled={isSending}>
        Objednat s{'\u00a0'}povinností platby –{'\u00a0'}
        {formatExactly(bought.price, 'CZK')}
      </Button>
    </FormFrame>
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
