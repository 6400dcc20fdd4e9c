'use client'

import { changeAdState } from '@inzrt/api-client/advertisements/changeAdState'
import { errorText } from '@inzrt/api-client/errorText'
import type { AdState } from '@inzrt/contracts/advertisement'
import { Button } from '@inzrt/ui/button/Button.tsx'
import { Dialog } from '@inzrt/ui/dialog/Dialog.client.tsx'
import { useState } from 'react'
import { AD_STATE_TEXTS } from '../account/stateTexts.ts'
import { browserApi } from '../api/browserApi.ts'
import { showToast } from '../stores/toastStore.ts'
import { type AdAction, adActions } from './adActions.ts'
import styles from './PlaceAd.module.css'

type AdStateButtonsProps = { slug: string; state: AdState; onChanged: () => void }

/** Where an ad stands, and what its owner may do about it. */
export const AdStateButtons = ({ slug, state, onChanged }: AdStateButtonsProps) => {
  const [asked, setAsked] = useState<AdAction | null>(null)
  const [isSending, setSending] = useState(false)

  const act = async ({ body, label }: AdAction) => {
    setAsked(null)
    setSending(true)
    const answer = await changeAdState(browserApi, slug, body)
    setSending(false)
    if (answer.ok) showToast('good', `${label}: hotovo.`)
    else showToast('bad', errorText('changeAdState', answer.error))
    onChanged()
  }

  return (
    <section className={styles.state} aria-label="Stav inzerátu">
      <p>
        Stav: <b>{AD_STATE_TEXTS[state].text}</b>
      </p>
      <div className={styles.actions}>
        {adActions(state).map((action) => (
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
