'use client'

import { type AdminInvoice, listInvoicesCall, noteInvoiceCall } from '@inzrt/contracts/desk/invoice'
import { StateMark } from '@inzrt/ui/badge/StateMark.tsx'
import { Button } from '@inzrt/ui/button/Button.tsx'
import { ConfirmDialog } from '@inzrt/ui/dialog/ConfirmDialog.client.tsx'
import { EmptyState } from '@inzrt/ui/feedback/EmptyState.tsx'
import { DataTable } from '@inzrt/ui/moderation/records/DataTable.tsx'
import { useState } from 'react'
import { browserApi } from '../../shell/api/browserApi.ts'
import { OwnPart } from '../../shell/own-lists/OwnPart.client.tsx'
import { useAccountQuery } from '../../shell/own-lists/useAccountQuery.ts'
import { useAct } from '../useAct.ts'
import { invoiceState, owedText, toInvoiceRow } from './invoiceTexts.ts'

const HEAD = [
  'Faktura',
  'Odběratel',
  'Částka',
  'Splatnost',
  'K\u00a0čemu',
  'Stav',
  'Hotovo',
] as const

/** Who owes what for invoices, the late ones first, and what came. */
const InvoicesPart = () => {
  const invoices = useAccountQuery('listInvoices', () => browserApi.call(listInvoicesCall))
  const [asked, setAsked] = useState<AdminInvoice | null>(null)
  const act = useAct(invoices.reload)

  const note = ({ id, paidAt }: AdminInvoice) => {
    setAsked(null)
    const isPaid = paidAt === null
    void act(
      () => browserApi.call(noteInvoiceCall, { body: { id, isPaid } }),
      isPaid ? 'Faktura je zaplacená.' : 'Faktura zase čeká na zaplacení.',
    )
  }
  const stateOf = (invoice: AdminInvoice) => {
    const { text, tone } = invoiceState(invoice)

    return <StateMark tone={tone}>{text}</StateMark>
  }
  const actionOf = (invoice: AdminInvoice) => {
    if (invoice.paidAt === null)
      return (
        <Button aria-label={`Zaplaceno ${invoice.number}`} onClick={() => setAsked(invoice)}>
          Zaplaceno
        </Button>
      )

    return (
      invoice.canBeUnpaid && (
        <Button
          variant="quiet"
          aria-label={`Nezaplaceno ${invoice.number}`}
          onClick={() => setAsked(invoice)}
        >
          Nezaplaceno
        </Button>
      )
    )
  }

  return (
    <OwnPart own={invoices} failure="Faktury se nepodařilo načíst">
      {({ data }) =>
        data.invoices.length === 0 ? (
          <EmptyState title="Nikdo nic nedluží" icon="ticket">
            <p>Na fakturu platí partneři; jsou jimi firmy, kterým to v{'\u00a0'}Účtech povolíte.</p>
          </EmptyState>
        ) : (
          <>
            <p>
              <b>{owedText(data)}</b>
            </p>
            <DataTable
              caption="Faktury partnerů"
              head={HEAD}
              rows={data.invoices.map((invoice) => ({
                id: invoice.id,
                cells: [...toInvoiceRow(invoice), stateOf(invoice), actionOf(invoice)],
              }))}
            />
            {asked && (
              <ConfirmDialog
                title={asked.paidAt ? 'Peníze přece jen nepřišly?' : 'Peníze přišly?'}
                confirmLabel={asked.paidAt ? 'Ano, nezaplaceno' : 'Ano, zaplaceno'}
                onConfirm={() => note(asked)}
                onClose={() => setAsked(null)}
              >
                <p>{toInvoiceRow(asked).slice(0, 3).join(', ')}.</p>
                <p>
                  {asked.paidAt
                    ? 'Faktura bude zase čekat na zaplacení.'
                    : 'Potvrďte až podle výpisu z účtu. Zapíše se, že jste to udělali vy.'}
                </p>
              </ConfirmDialog>
            )}
          </>
        )
      }
    </OwnPart>
  )
}

export default InvoicesPart
