import { isPortalName } from '../users/isPortalName.ts'

const OURS = 'S\u00a0tímto názvem by si lidé firmu pletli s\u00a0námi. Zvolte prosím jiný.'

/** Why no company may be called so, or null. */
export const companyNameFault = (name: string): string | null => (isPortalName(name) ? OURS : null)
