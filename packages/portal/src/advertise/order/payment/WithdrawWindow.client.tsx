'use client'

import { errorText } from '@inzrt/api-client/errorText'
import type { OrderDetail } from '@inzrt/contracts/payment/order'
import { withdrawOrderCall } from '@inzrt/contracts/payment/orderCalls'
import { REFUND_DAYS, WITHDRAWAL_REASON_MAX } from '@inzrt/domain/limits'
import { formatMoney } from '@inzrt/domain/price'
import { countOf, WORDS } from '@inzrt/domain/text'
import { Button } from '@inzrt/ui/button/Button.tsx'
import { Dialog } from '@inzrt/ui/dialog/Dialog.client.tsx'
import { TextAreaField } from '@inzrt/ui/field/TextAreaField.tsx'
import { useState } from 'react'
import { browserApi } from '../../../shell/api/browserApi.ts'
import { formDrafts } from '../../../shell/form/formDrafts.ts'
import { showToast } from '../../../shell/stores/toastStore.ts'

export type WithdrawWindowProps = {
  order: OrderDetail
  s?: string | undefined
  onDone: () => void
  onClose: () => void
}

const DONE = 'Odstoupení jsme přijali. Potvrzení posíláme e-mailem.'

/** Asks once more before a contract is withdrawn from. */
export const WithdrawWindow = ({ order, s, onDone, onClose }: WithdrawWindowProps) => {
  const draft = `withdraw ${order.publicNo}`
  const [reason, setReason] = useState(
    () => formDrafts.read<{ reason: string }>(draft).reason ?? '',
  )
  const [isSending, setSending] = useState(false)

  const withdraw = async () => {
    setSending(true)
    const answer = await browserApi.call(withdrawOrderCall, {
      params: { publicNo: order.publicNo },
      body: { reason },
      query: { s },
    })
    setSending(false)
    if (!answer.ok) {
      showToast('bad', errorText('withdrawOrder', answer.error))
      return
    }
    formDrafts.forget(draft)
    showToast('good', DONE)
    onDone()
  }

  return (
    <Dialog
      isOpen
      title="Odstoupit od objednávky"
      onClose={onClose}
      actions={
        <>
          <Button variant="danger" disabled={isSending} onClick={() => void withdraw()}>
            Odstoupit
          </Button>
          <Button onClick={onClose}>Nechat objednávku</Button>
        </>
      }
    >
      <p>
        Objednávka {order.publicNo} za {formatMoney(order.total, order.currency)}. Služba hned
        skončí a peníze za dny, které neproběhly, vrátíme do{' '}
        {countOf(REFUND_DAYS, WORDS.dayGenitive)}.
      </p>
      <TextAreaField
        id="duvod-odstoupeni"
        name="reason"
        label="Důvod (nemusíte uvádět)"
        value={reason}
        maxLength={WITHDRAWAL_REASON_MAX}
        disabled={isSending}
        onChange={({ target }) => {
          setReason(target.value)
          formDrafts.write(draft, { reason: target.value })
        }}
      />
    </Dialog>
  )
}
