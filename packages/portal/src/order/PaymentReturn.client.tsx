'use client'

import { LinkButton } from '@inzrt/ui/button/LinkButton.tsx'
import { EmptyState } from '@inzrt/ui/feedback/EmptyState.tsx'
import { OrderResult } from './OrderResult.client.tsx'

/** Reads from the address which order came back from the bank; needs nobody logged in. */
const PaymentReturn = ({ supportEmail }: { supportEmail: string }) => {
  const query = new URLSearchParams(location.search)
  const publicNo = query.get('o')
  if (publicNo)
    return (
      <OrderResult
        publicNo={publicNo}
        s={query.get('s') ?? undefined}
        supportEmail={supportEmail}
      />
    )

  return (
    <EmptyState title="Chybí číslo objednávky">
      <p>
        Otevřete prosím odkaz z{'\u00a0'}e-mailu o{'\u00a0'}objednávce, nebo svůj seznam objednávek.
      </p>
      <LinkButton href="/muj-ucet?tab=objednavky">Moje objednávky</LinkButton>
    </EmptyState>
  )
}

export default PaymentReturn
