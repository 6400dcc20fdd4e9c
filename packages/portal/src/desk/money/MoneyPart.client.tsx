'use client'

import { serverText } from '@inzrt/api-client/errorText'
import {
  checkPaymentCall,
  listMoneyCall,
  type MoneyMatter,
  noteRefundCall,
} from '@inzrt/contracts/desk/money'
import { Button } from '@inzrt/ui/button/Button.tsx'
import { ConfirmDialog } from '@inzrt/ui/dialog/ConfirmDialog.client.tsx'
import { EmptyState } from '@inzrt/ui/feedback/EmptyState.tsx'
import { DataTable } from '@inzrt/ui/moderation/records/DataTable.tsx'
import { useState } from 'react'
import { browserApi } from '../../shell/api/browserApi.ts'
import { OwnPart } from '../../shell/own-lists/OwnPart.client.tsx'
import { useAccountQuery } from '../../shell/own-lists/useAccountQuery.ts'
import { showToast } from '../../shell/stores/toastStore.ts'
import { useAct } from '../useAct.ts'
import { toMoneyRow } from './toMoneyRow.ts'

const HEAD = ['Objednávka', 'Co s ní', 'Částka', 'Kdy', 'U banky', 'Inzerát', 'Hotovo'] as const
const SILENT = 'Banka se teď nevyjádřila. Zkuste to za chvíli, nebo platbu najděte v jejím portálu.'

/** Payments the bank left open, and money that goes back. */
const MoneyPart = () => {
  const money = useAccountQuery('listMoney', () => browserApi.call(listMoneyCall))
  const [asked, setAsked] = useState<MoneyMatter | null>(null)
  const act = useAct(money.reload)

  const check = async ({ id }: MoneyMatter) => {
    const answer = await browserApi.call(checkPaymentCall, { body: { paymentId: id } })
    if (!answer.ok) showToast('bad', serverText(answer.error))
    else if (answer.data.said) showToast('good', `Banka říká: ${answer.data.said}.`)
    else showToast('bad', SILENT)
    await money.reload()
  }
  const note = ({ kind, id }: MoneyMatter) => {
    setAsked(null)
    if (kind === 'unclear' || kind === 'undelivered') return
    void act(
      () => browserApi.call(noteRefundCall, { body: { kind, id } }),
      'Zapsáno, že se peníze vrátily.',
    )
  }
  const actionOf = (matter: MoneyMatter) => {
    if (matter.kind === 'undelivered') return 'Objednávku prověřte v\u00a0záznamu inzerátu.'
    if (matter.kind === 'unclear')
      return <Button onClick={() => void check(matter)}>Ověřit u{'\u00a0'}banky</Button>

    return <Button onClick={() => setAsked(matter)}>Vráceno</Button>
  }

  return (
    <OwnPart own={money} failure="Platby se nepodařilo načíst">
      {({ data }) =>
        data.length === 0 ? (
          <EmptyState title="Nic nečeká" icon="ticket">
            <p>Všechny platby jsou jasné a{'\u00a0'}nic se nevrací.</p>
          </EmptyState>
        ) : (
          <>
            <DataTable
              caption="Platby, které potřebují člověka"
              head={HEAD}
              rows={data.map((matter) => ({
                id: `${matter.kind} ${matter.id}`,
                cells: [...toMoneyRow(matter), actionOf(matter)],
              }))}
            />
            {asked && (
              <ConfirmDialog
                title="Peníze jsou vrácené?"
                confirmLabel="Ano, vráceno"
                onConfirm={() => note(asked)}
                onClose={() => setAsked(null)}
              >
                <p>{toMoneyRow(asked).slice(0, 3).join(', ')}.</p>
                <p>
                  Samo se nic neposílá: potvrďte až poté, co jste peníze odeslali v{'\u00a0'}portálu
                  banky nebo přes operátora. Zapíše se, že jste to udělali vy.
                </p>
              </ConfirmDialog>
            )}
          </>
        )
      }
    </OwnPart>
  )
}

export default MoneyPart
