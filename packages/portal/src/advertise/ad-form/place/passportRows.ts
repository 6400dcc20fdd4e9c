import type { AdPassportProps } from '@inzrt/ui/ad-form/access/AdPassport.tsx'
import { printLabel } from '../../../ad/printLabel.ts'

type Passported = Readonly<{
  slug: string
  dialCode: string | null
  /** A guest manages the ad by its password. */
  isGuest: boolean
  origin: string
  /** Days on which the newspaper prints it, in words. */
  printDates: readonly string[]
  state: string
}>

const bare = (url: string): string => url.replace(/^https?:\/\//, '')

/** What the passport of an ad says; its password is on none. */
export const passportRows = ({
  slug,
  dialCode,
  isGuest,
  origin,
  printDates,
  state,
}: Passported): AdPassportProps['rows'] => {
  const page = (label: string, path: string) => {
    const href = `${origin}/${slug}${path}`

    return { label, value: bare(href), href }
  }

  const isPrinted = printDates.length > 0
  const codeLabel = isPrinted ? 'Kód z\u00a0novin' : 'Kód inzerátu'

  return [
    ...(dialCode
      ? [{ label: codeLabel, value: `${dialCode.slice(0, 3)}\u00a0${dialCode.slice(3)}` }]
      : []),
    page('Adresa', ''),
    ...(isGuest ? [{ label: 'Heslo', value: 'to, které jste si zvolili; sem ho netiskneme' }] : []),
    page('Upravit a\u00a0smazat', '/edit'),
    page('Prodloužit', '/renew'),
    ...(isPrinted ? [{ label: printLabel(state), value: printDates.join(', ') }] : []),
  ]
}
