'use client'

import { listOwnOrdersCall } from '@inzrt/contracts/account/account'
import { plural, WORD_FORMS } from '@inzrt/domain/text'
import { PER_PAGE } from '@inzrt/rules/limits'
import { OrderRow } from '@inzrt/ui/account/OrderRow.tsx'
import { LinkButton } from '@inzrt/ui/button/LinkButton.tsx'
import { EmptyState } from '@inzrt/ui/feedback/EmptyState.tsx'
import { OrderActions } from '../../advertise/order/payment/OrderActions.client.tsx'
import { useInvoicing } from '../../advertise/order/payment/useMeans.ts'
import { browserApi } from '../../shell/api/browserApi.ts'
import { OwnList } from '../../shell/own-lists/OwnList.client.tsx'
import { OwnPart } from '../../shell/own-lists/OwnPart.client.tsx'
import { useAccountQuery } from '../../shell/own-lists/useAccountQuery.ts'
import type { AccountTabProps } from '../AccountTabProps.ts'
import { invoicingText } from './invoicingText.ts'
import { toOrderRow } from './toOrderRow.ts'

const empty = (
  <EmptyState title="Zatím žádné objednávky" icon="ticket">
    <p>Až zaplatíte zveřejnění, zvýraznění nebo topování, najdete objednávku tady.</p>
    <LinkButton href="/o-inzerci">Co je placené a za kolik</LinkButton>
  </EmptyState>
)

/** What was ordered and how it was paid. */
const OwnOrders = ({ state, supportEmail }: AccountTabProps) => {
  const orders = useAccountQuery(
    'listOwnOrders',
    () => browserApi.call(listOwnOrdersCall, { query: { perPage: state.page * PER_PAGE } }),
    String(state.page),
  )

  const invoicing = useInvoicing().answer?.data

  return (
    <OwnPart own={orders} failure="Objednávky se nepodařilo načíst">
      {({ data, meta: { pagination } }) => (
        <>
          {invoicing && <p>{invoicingText(invoicing)}</p>}
          <OwnList
            label="Moje objednávky"
            state={state}
            pagination={pagination}
            noun={plural(pagination.total, WORD_FORMS.orderGenitive)}
            empty={empty}
          >
            {data.map((order) => (
              <OrderRow
                key={order.publicNo}
                {...toOrderRow(order)}
                actions={
                  <OrderActions
                    order={order}
                    supportEmail={supportEmail}
                    onChanged={orders.reload}
                  />
                }
              />
            ))}
          </OwnList>
        </>
      )}
    </OwnPart>
  )
}

export default OwnOrders
