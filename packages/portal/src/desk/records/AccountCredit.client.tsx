'use client'

import { readAccountCreditCall } from '@inzrt/contracts/desk/adminUser'
import { formatExactly } from '@inzrt/domain/price'
import { CreditRows } from '@inzrt/ui/account/CreditRows.tsx'
import { toCreditRow } from '../../advertise/order/credit/toCreditRow.ts'
import { browserApi } from '../../shell/api/browserApi.ts'
import { useAccountQuery } from '../../shell/own-lists/useAccountQuery.ts'

/** What an account has paid ahead and what became of it; nothing of one that never paid so. */
export const AccountCredit = ({ id }: { id: number }) => {
  const { answer } = useAccountQuery(
    'readAccountCredit',
    () => browserApi.call(readAccountCreditCall, { params: { recordId: id } }),
    String(id),
  )
  if (!answer || answer.data.entries.length === 0) return null

  return (
    <CreditRows
      title={`Kredit ${formatExactly(answer.data.balance, 'CZK')}`}
      rows={answer.data.entries.map(toCreditRow)}
    />
  )
}
