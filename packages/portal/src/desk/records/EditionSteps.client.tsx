'use client'

import {
  type AdminEdition,
  type EditionStep,
  transitionEditionCall,
} from '@inzrt/contracts/desk/adminEdition'
import { countOf, nonBreaking, WORD_FORMS } from '@inzrt/domain/text'
import { DAY_MS, formatDateTime } from '@inzrt/domain/time'
import { Button } from '@inzrt/ui/button/Button.tsx'
import { ConfirmDialog } from '@inzrt/ui/dialog/ConfirmDialog.client.tsx'
import { useState } from 'react'
import { browserApi } from '../../shell/api/browserApi.ts'
import { currentTime } from '../../shell/clock/currentTime.ts'
import type { Act } from './RecordKind.ts'

type Step = Readonly<{
  step: EditionStep
  label: string
  title: string
  text: string
  done: string
}>

const STEPS: Readonly<Partial<Record<AdminEdition['state'], Step>>> = {
  planned: {
    step: 'close',
    label: 'Uzavřít',
    title: 'Uzavřít vydání před uzávěrkou',
    text: 'Otevřít vydání znovu nepůjde.',
    done: 'Vydání je uzavřené, noviny se sázejí.',
  },
  set: {
    step: 'release',
    label: 'Vydat',
    title: 'Vydat noviny hned',
    text: 'Noviny se objeví v\u00a0archivu pro všechny, i když jejich den ještě nepřišel.',
    done: 'Noviny vyšly.',
  },
}

/** How far its deadline still is, and how much would be printed without waiting for it. */
const closingText = ({ deadlineAt, adsCount }: AdminEdition, now: Date): string => {
  const deadline = new Date(deadlineAt)
  const days = Math.max(0, Math.ceil((deadline.getTime() - now.getTime()) / DAY_MS))

  return nonBreaking(
    `Uzávěrka je ${formatDateTime(deadline)}, tedy za ${countOf(days, WORD_FORMS.day)}. Vytiskne se, co je zveřejněné teď: ${countOf(adsCount ?? 0, WORD_FORMS.advert)}. Co přijde později, v tomto vydání nevyjde.`,
  )
}

/** What a publisher does by hand: closes an edition, reads its paper, lets it out. */
export const EditionSteps = ({ edition, act }: { edition: AdminEdition; act: Act }) => {
  const [isAsking, setAsking] = useState(false)
  const name = `${edition.number}/${edition.year}`
  const next = STEPS[edition.state]
  const take = async ({ step, done }: Step) => {
    setAsking(false)
    await act(
      () =>
        browserApi.call(transitionEditionCall, {
          params: { recordId: edition.id },
          body: { step },
        }),
      done,
    )
  }

  return (
    <>
      {next && (
        <Button aria-label={`${next.label} ${name}`} onClick={() => setAsking(true)}>
          {next.label}
        </Button>
      )}{' '}
      {edition.paper && (
        <a href={edition.paper} aria-label={`PDF vydání ${name}`}>
          PDF
        </a>
      )}
      {next && isAsking && (
        <ConfirmDialog
          title={`${next.title}: ${name}`}
          confirmLabel={`Ano, ${next.label.toLowerCase()}`}
          onConfirm={() => take(next)}
          onClose={() => setAsking(false)}
        >
          {next.step === 'close' && <p>{closingText(edition, currentTime())}</p>}
          <p>{next.text}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
