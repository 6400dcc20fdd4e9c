import { PHOTO_MEGABYTES } from '@inzrt/rules/limits'
import type { OutsideFault } from '../../platform/outside/createOutside.ts'
import { isTemporaryStatus } from '../../platform/outside/isTemporaryStatus.ts'

type FetchFault = Extract<OutsideFault, { fault: unknown }>

const WHY = {
  address: 'server posílá na adresu, kterou neumíme otevřít.',
  away: 'na adresu se nejde připojit.',
  slow: 'server ji neposlal včas.',
  large: `je větší než ${PHOTO_MEGABYTES}\u00a0MB.`,
  redirects: 'server posílá pořád jinam.',
} as const

/** Whether a photo that did not come may come later. */
export const isTemporary = ({ fault, ...answer }: FetchFault): boolean =>
  'status' in answer ? isTemporaryStatus(answer.status) : ['away', 'slow'].includes(fault)

/** Why a photo did not come. */
export const photoFault = (fault: FetchFault): string =>
  fault.fault === 'status' ? `server odpověděl chybou ${fault.status}.` : WHY[fault.fault]
