'use client'

import { nonBreaking } from '@inzrt/domain/text'
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
    <EmptyState title={'Nepoznali jsme, o\u00a0kterou objednávku jde'} isPage>
      <p>
        {nonBreaking(
          'Odpověď banky chyběla, nebo se ji nepodařilo ověřit. Neplaťte prosím podruhé: jak platba dopadla, zjišťujeme přímo u banky a výsledek vám pošleme e-mailem.',
        )}
      </p>
      <p>
        Objednávku najdete ve svém účtu. Bez účtu ji otevře odkaz v{'\u00a0'}e-mailu o{'\u00a0'}
        objednávce nebo o{'\u00a0'}potvrzení inzerátu.
      </p>
      <LinkButton href="/muj-ucet?tab=objednavky">Moje objednávky</LinkButton>
    </EmptyState>
  )
}

export default PaymentReturn
