import type { AdState } from '@inzrt/contracts/advertisement'
import type { AdEventBodySchema } from '@inzrt/contracts/advertisementEdit'
import type * as z from 'zod/mini'

/** What an owner may do with an ad beyond editing it. */
export type AdAction = {
  label: string
  body: z.infer<typeof AdEventBodySchema>
  /** Cannot be taken back, so it is asked about. */
  question?: string
}

const PAUSE: AdAction = { label: 'Pozastavit', body: { event: 'pause' } }
const RESUME: AdAction = { label: 'Zveřejnit znovu', body: { event: 'resume' } }
const SOLD: AdAction = {
  label: 'Prodáno',
  body: { event: 'close', reason: 'sold' },
  question: 'Inzerát ukončíme, znovu ho už zveřejnit nepůjde. Opravdu je prodáno?',
}
const RESERVED: AdAction = { label: 'Rezervováno', body: { event: 'close', reason: 'reserved' } }
const REOPEN: AdAction = { label: 'Zrušit rezervaci', body: { event: 'reopen' } }
const DELETE: AdAction = {
  label: 'Smazat',
  body: { event: 'delete' },
  question: 'Inzerát i s fotkami smažeme a nepůjde to vrátit. Opravdu smazat?',
}

const BY_STATE: Partial<Record<AdState, readonly AdAction[]>> = {
  published: [PAUSE, RESERVED, SOLD, DELETE],
  paused: [RESUME, SOLD, DELETE],
  closed: [REOPEN, DELETE],
  deleted: [],
}

/** What makes sense where an ad stands. */
export const adActions = (state: AdState): readonly AdAction[] => BY_STATE[state] ?? [DELETE]
