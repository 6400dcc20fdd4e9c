import type { AdDetail } from '@inzrt/contracts/ads/advertisementDetail'
import type { AdEventBodySchema } from '@inzrt/contracts/ads/advertisementEdit'
import type * as z from 'zod/mini'

/** What an owner may do with an ad beyond editing it. */
export type AdAction = {
  label: string
  body: z.infer<typeof AdEventBodySchema>
  /** Said when it went through. */
  done: string
  /** Cannot be taken back, so it is asked about. */
  question?: string
}

const PAUSE: AdAction = {
  label: 'Pozastavit',
  body: { event: 'pause' },
  done: 'Inzerát je pozastavený.',
}
const RESUME: AdAction = {
  label: 'Zveřejnit znovu',
  body: { event: 'resume' },
  done: 'Inzerát je znovu zveřejněný.',
}
const DONE = { offer: 'Prodáno', inquiry: 'Vyřízeno', exchange: 'Vyměněno' } as const

/** How an ad ends well; of people nothing is sold. */
export const doneLabel = ({ type, isDating }: Pick<ActedAd, 'type' | 'isDating'>): string =>
  isDating ? 'Už neplatí' : DONE[type]

/** What was paid for it and still runs. */
const paidText = ({ highlighted, topped }: ActedAd): string =>
  highlighted || topped ? ' Skončí i to, co jste na něm zaplatili.' : ''

const done = (ad: ActedAd): AdAction => ({
  label: doneLabel(ad),
  body: { event: 'close', reason: 'sold' },
  done: 'Inzerát je ukončený.',
  question: `Inzerát ukončíme a znovu ho zveřejnit nepůjde.${paidText(ad)} Opravdu ukončit?`,
})
const RESERVED: AdAction = {
  label: 'Rezervováno',
  body: { event: 'close', reason: 'reserved' },
  done: 'Inzerát je rezervovaný.',
}
const REOPEN: AdAction = {
  label: 'Zrušit rezervaci',
  body: { event: 'reopen' },
  done: 'Rezervace je zrušená.',
}
const remove = (ad: ActedAd): AdAction => ({
  label: 'Smazat',
  body: { event: 'delete' },
  done: 'Inzerát je smazaný.',
  question: `Inzerát i s fotkami smažeme a nepůjde to vrátit.${paidText(ad)} Opravdu smazat?`,
})

/** What an ad's owner is shown the actions by. */
export type ActedAd = Pick<AdDetail, 'state' | 'closedReason' | 'type' | 'isDating'> &
  Partial<Pick<AdDetail, 'highlighted' | 'topped'>>

/** What makes sense where an ad stands; nobody is reserved. */
export const adActions = (ad: ActedAd): readonly AdAction[] => {
  const { state, closedReason, isDating } = ad
  if (state === 'published') return [PAUSE, ...(isDating ? [] : [RESERVED]), done(ad), remove(ad)]
  if (state === 'paused') return [RESUME, done(ad), remove(ad)]

  return closedReason === 'reserved' ? [REOPEN, remove(ad)] : [remove(ad)]
}
