'use client'

import type { OrderDetail } from '@inzrt/contracts/payment/order'
import { withdrawOrderCall } from '@inzrt/contracts/payment/orderCalls'
import { formatExactly } from '@inzrt/domain/price'
import { countOf, WORD_FORMS } from '@inzrt/domain/text'
import { WithdrawFormSchema } from '@inzrt/rules/forms'
import { REFUND_DAYS } from '@inzrt/rules/limits'
import { Button } from '@inzrt/ui/button/Button.tsx'
import { Dialog } from '@inzrt/ui/dialog/Dialog.client.tsx'
import { TextAreaField } from '@inzrt/ui/field/TextAreaField.tsx'
import { FormFrame } from '@inzrt/ui/form/FormFrame.tsx'
import { fieldsOf } from '@inzrt/ui/form/fieldsOf.ts'
import { browserApi } from '../../../shell/api/browserApi.ts'
import { settle } from '../../../shell/form/settle.ts'
import { useForm } from '../../../shell/form/useForm.ts'

export type WithdrawWindowProps = {
  order: OrderDetail
  s?: string | undefined
  onDone: () => void
  onClose: () => void
}

const DONE = 'Odstoupení jsme přijali. Potvrzení posíláme e-mailem.'

const IN_TIME = countOf(REFUND_DAYS, WORD_FORMS.dayGenitive)

/** What a withdrawal ends and brings back. */
const consequence = ({ kind, method }: OrderDetail): string => {
  if (kind === 'credit')
    return `Kredit, který z\u00a0ní zbývá, hned skončí a\u00a0jeho cenu vrátíme do ${IN_TIME}.`

  return method === 'credit'
    ? 'Služba hned skončí a\u00a0peníze za dny, které neproběhly, máte hned zpátky na kreditu.'
    : `Služba hned skončí a\u00a0peníze za dny, které neproběhly, vrátíme do ${IN_TIME}.`
}

/** Asks once more before a contract is withdrawn from. */
export const WithdrawWindow = ({ order, s, onDone, onClose }: WithdrawWindowProps) => {
  const form = useForm({
    schema: WithdrawFormSchema,
    initial: { reason: '' },
    draft: `withdraw ${order.publicNo}`,
    send: async (body) => {
      const params = { publicNo: order.publicNo }
      const answer = await browserApi.call(withdrawOrderCall, { params, body, query: { s } })
      if (answer.ok) onDone()

      return settle('withdrawOrder', answer, DONE)
    },
  })

  return (
    <Dialog isOpen title="Odstoupit od objednávky" onClose={onClose}>
      <p>
        Objednávka {order.publicNo} za {formatExactly(order.total, order.currency)}.{' '}
        {consequence(order)}
      </p>
      <FormFrame
        form={form}
        label="Odstoupení od objednávky"
        sendingLabel="Odstupuji od objednávky"
      >
        <TextAreaField
          {...fieldsOf(form, 'odstoupeni').text('reason')}
          label="Důvod (nemusíte uvádět)"
        />
        <Button type="submit" variant="danger" disabled={form.isSending}>
          Odstoupit
        </Button>
        <Button onClick={onClose} disabled={form.isSending}>
          Nechat objednávku
        </Button>
      </FormFrame>
    </Dialog>
  )
}
