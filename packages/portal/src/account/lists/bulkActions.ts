import { errorText } from '@inzrt/api-client/errorText'
import type { OwnAd } from '@inzrt/contracts/account/account'
import { changeAdStateCall } from '@inzrt/contracts/ads/advertisementEdit'
import { orderRenewCall } from '@inzrt/contracts/payment/orderCalls'
import { nonBreaking } from '@inzrt/domain/text'
import { formatDate } from '@inzrt/domain/time'
import type { BulkResult } from '@inzrt/ui/account/own-ads/BulkResults.tsx'
import { isRenewable } from '../../advertise/own-ad/adLinks.ts'
import { browserApi } from '../../shell/api/browserApi.ts'

export type BulkAction = {
  label: string
  /** Cannot be taken back, so it is asked about. */
  question?: string
  /** Whether it makes sense where an ad stands. */
  isFor: (ad: OwnAd, now: Date) => boolean
  /** What becomes of one ad. */
  run: (ad: OwnAd) => Promise<Omit<BulkResult, 'slug' | 'heading'>>
}

const renew: BulkAction['run'] = async ({ slug }) => {
  const answer = await browserApi.call(orderRenewCall, {
    params: { slug },
    body: { payment_method: 'free' },
  })
  if (answer.ok) {
    const until = answer.data.ad?.validUntil
    const text = until ? `prodlouženo do ${formatDate(new Date(until))}` : 'prodlouženo'

    return { isDone: true, text: nonBreaking(text) }
  }
  const { error } = answer
  const isPaid = error.kind === 'problem' && error.problem.errors?.payment_method !== undefined

  return isPaid
    ? {
        isDone: false,
        text: 'je v placené rubrice.',
        next: { href: `/${slug}/renew`, label: 'Prodloužit a zaplatit' },
      }
    : { isDone: false, text: errorText('orderRenew', error) }
}

const change =
  (event: 'pause' | 'delete', done: string): BulkAction['run'] =>
  async ({ slug }) => {
    const answer = await browserApi.call(changeAdStateCall, { params: { slug }, body: { event } })

    return answer.ok
      ? { isDone: true, text: done }
      : { isDone: false, text: errorText('changeAdState', answer.error) }
  }

/** What can be done with several own ads at once. */
export const BULK_ACTIONS: readonly BulkAction[] = [
  { label: 'Prodloužit', isFor: isRenewable, run: renew },
  {
    label: 'Pozastavit',
    isFor: ({ state }) => state === 'published',
    run: change('pause', 'pozastaveno'),
  },
  {
    label: 'Smazat',
    isFor: () => true,
    question: 'Vybrané inzeráty i s fotkami smažeme a nepůjde to vrátit. Opravdu smazat?',
    run: change('delete', 'smazáno'),
  },
]
