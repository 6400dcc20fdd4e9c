import type { SecondFactor } from '@inzrt/contracts/account/secondFactor'
import { formatDateTime } from '@inzrt/domain/time'
import type { FactorRow } from '@inzrt/ui/account/settings/second-factor/SecondFactorRows.tsx'

const APP = 'aplikace'

const timeText = (moment: string): string => formatDateTime(new Date(moment))

const passkeyNote = ({ addedAt, lastUsedAt, isOfThisSite }: SecondFactor['passkeys'][number]) =>
  [
    `přístupový klíč přidaný ${timeText(addedAt)}`,
    lastUsedAt ? `naposledy použitý ${timeText(lastUsedAt)}` : 'zatím nepoužitý',
    !isOfThisSite && 'platí jen na našem druhém webu',
  ]
    .filter(Boolean)
    .join(' · ')

/** What the settings show of the ways to take the second step. */
export const toFactorRows = ({ appSince, passkeys }: SecondFactor): readonly FactorRow[] => [
  ...(appSince
    ? [{ id: APP, name: 'Aplikace s\u00a0kódy', note: `nastavená ${timeText(appSince)}` }]
    : []),
  ...passkeys.map((passkey) => ({
    id: String(passkey.id),
    name: passkey.name,
    note: passkeyNote(passkey),
  })),
]

/** The number of the passkey a row shows; null: it shows the app. */
export const passkeyOf = (id: string): number | null => (id === APP ? null : Number(id))
