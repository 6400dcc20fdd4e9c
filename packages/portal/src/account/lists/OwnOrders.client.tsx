'use client'

import { listOwnOrders } from '@inzrt/api-client/account/listOwnOrders'
import { PER_PAGE } from '@inzrt/domain/limits'
import { plural, WORDS } from '@inzrt/domain/text'
import { OrderRow } from '@inzrt/ui/account/OrderRow.tsx'
import { LinkButton } from '@inzrt/ui/button/LinkButton.tsx'
import { EmptyState } from '@inzrt/ui/feedback/EmptyState.tsx'
import { browserApi } from '../../api/browserApi.ts'
import { OrderActions } from '../../order/payment/OrderActions.client.tsx'
import type { AccountTabProps } from '../AccountTabProps.ts'
import { OwnList } from './OwnList.client.tsx'
import { OwnPart } from './OwnPart.client.tsx'
import { toOrderRow } from './toOrderRow.ts'
import { useOwn } from './useOwn.ts'

const empty = (
  <EmptyState title="Zatím žádné objednávky">
    <p>Až zaplatíte zveřejnění, zvýraznění nebo topování, najdete objednávku tady.</p>
    <LinkButton href="/o-inzerci">Co je placené a za kolik</LinkButton>
  </EmptyState>
)

/** What was ordered and how it was paid. */
const OwnOrders = ({ state, supportEmail }: AccountTabProps) => {
  const orders = useOwn('listOwnOrders', String(state.page), () =>
    listOwnOrders(browserApi, { perPage: state.page * PER_PAGE }),
  )

  return (
    <OwnPart own={orders} failure="Objednávky se nepodařilo načíst">
      {({ data, meta: { pagination } }) => (
        <OwnList
          label="Moje objednávky"
          state={state}
          pagination={pagination}
          noun={plural(pagination.total, WORDS.orderGenitive)}
          empty={empty}
        >
          {data.map((order) => (
            <OrderRow
              key={order.publicNo}
              {...toOrderRow(order)}
              actions={
                <OrderActions order={order} supportEmail={supportEmail} onChanged={orders.reload} />
              }
            />
          ))}
        </OwnList>
      )}
    </OwnPart>
  )
}

export default OwnOrders
