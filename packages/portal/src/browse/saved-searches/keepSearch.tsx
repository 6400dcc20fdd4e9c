import { saveSearchCall } from '@inzrt/contracts/account/savedSearch'
import type { ReactNode } from 'react'
import { browserApi } from '../../shell/api/browserApi.ts'
import { readPush } from '../../shell/push/readPush.ts'
import { showFailure } from '../../shell/stores/showFailure.ts'
import { showToast } from '../../shell/stores/toastStore.ts'
import { OfferPush } from './OfferPush.client.tsx'
import { queryOf } from './queryOf.ts'

const SAVED = 'Hledání je uložené. Nové inzeráty vám pošleme jednou denně e-mailem.'
const KEPT = 'Tohle hledání už hlídáte. Jak často vám píšeme, změníte ve svém účtu.'

/** Where it would be no news, or cannot be had, nothing is offered. */
const offer = async (): Promise<ReactNode> => {
  const push = await readPush()

  return push.ok && push.key && push.state === 'off' ? <OfferPush pushKey={push.key} /> : null
}

/**
 * Keeps the search of an address; its news come once a day until the account says otherwise.
 * @returns what else can be had then; null: it could not be kept
 */
export const keepSearch = async (href: string): Promise<{ offer: ReactNode } | null> => {
  const body = { query: queryOf(href), frequency: 'daily' } as const
  const answer = await browserApi.call(saveSearchCall, { body })
  if (!answer.ok) {
    showFailure('saveSearch', answer.error)

    return null
  }
  showToast('good', answer.meta.wasKept ? KEPT : SAVED)

  return { offer: await offer() }
}
