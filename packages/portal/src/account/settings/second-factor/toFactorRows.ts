import type { SecondFactor } from '@inzrt/contracts/account/secondFactor'
import { formatDateTime } from '@inzrt/domain/time'
import type { FactorRow } from '@inzrt/ui/account/settings/second-factor/SecondFactorRows.tsx'

/** The app has no number. */
const APP = 'aplikace'

/** What the settings show of the ways to take the second step. */
export const toFactorRows = ({ appSince }: SecondFactor): readonly FactorRow[] =>
  appSince
    ? [
        {
          ...{ id: APP, name: 'Aplikace s\u00a0kódy' },
          note: `nastavená ${formatDateTime(new Date(appSince))}`,
        },
      ]
    : []
