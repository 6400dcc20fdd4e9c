'use client'

import { changeAdState } from '@inzrt/api-client/advertisements/changeAdState'
import { errorText } from '@inzrt/api-client/errorText'
import type { AdState } from '@inzrt/contracts/advertisement'
import type { AdDetail } from '@inzrt/contracts/advertisementDetail'
import { Button } from '@inzrt/ui/button/Button.tsx'
import { Dialog } from '@inzrt/ui/dialog/Dialog.client.tsx'
import { useRef, useState } from 'react'
import { AD_STATE_TEXTS } from '../account/stateTexts.ts'
import { browserApi } from '../api/browserApi.ts'
import { showToast } from '../stores/toastStore.ts'
import { type AdAction, adActions } from './adActions.ts'
import styles from './PlaceAd.module.css'

type AdStateButtonsProps = {
  slug: string
  ad: AdDetail
  onChanged: () => void
  onDeleted: () => void
}

/** Where an ad came instead of where its owner sent it. */
const ELSEWHERE: Partial<Record<AdState, string>> = {
  waiting_approval: 'Než inzerát zveřejníme, přečte ho člověk.',
  expired: 'Platnost inzerátu mezitím skončila.',
}

/** Where an ad stands, and what its owner may do about it. */
export const AdStateButtons = ({ slug, ad, onChanged, onDeleted }: AdStateButtonsProps) => {
  const state = ad.state ?? 'published'
  const place = useRef<HTMLParagraphElement>(null)
  const [asked, setAsked] = useState<AdAction | null>(null)
  const [isSending, setSending] = useState(false)

  const act = async ({ body, label }: AdAction) => {
    setAsked(null)
    setSending(true)
    const answer = await changeAdState(browserApi, slug, body)
    setSending(false)
    place.current?.focus()
    if (answer.ok) showToast('good', ELSEWHERE[answer.data.state] ?? `${label}: hotovo.`)
    else showToast('bad', errorText('changeAdState', answer.error))
    if (answer.ok && answer.data.state === 'deleted') onDeleted()
    else onChanged()
  }

  return (
    <section className={styles.state} aria-label="Stav inzerátu">
      <p ref={place} tabIndex={-1}>
        Stav: <b>{AD_STATE_TEXTS[state].text}</b>
      </p>
      <div className={styles.actions}>
        {adActions(ad).map((action) => (
          <Button
            key={action.label}
            disabled={isSending}
            onClick={() => (action.question ? setAsked(action) : void act(action))}
          >
            {action.label}
          </Button>
        ))}
      </div>
      {asked && (
        <Dialog isOpen title={asked.label} onClose={() => setAsked(null)}>
          <p>{asked.question}</p>
          <p className={styles.actions}>
            <Button variant="primary" onClick={() => void act(asked)}>
              Ano, {asked.label.toLowerCase()}
            </Button>
            <Button onClick={() => setAsked(null)}>Ne, nechat</Button>
          </p>
        </Dialog>
      )}
    </section>
  )
}
