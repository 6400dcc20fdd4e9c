import { AdPassport } from '@inzrt/ui/ad-form/access/AdPassport.tsx'
import { Button } from '@inzrt/ui/button/Button.tsx'
import { SAFETY_CARDS } from '@inzrt/ui/detail/safety/safetyCards.ts'
import { PrintIcon } from '@inzrt/ui/icon/PrintIcon.tsx'
import { saveFile } from '../../../shell/files/saveFile.ts'
import type { Placed } from '../useAdForm.ts'
import styles from './PlaceAd.module.css'
import { passportRows } from './passportRows.ts'

type PlacedPassportProps = Placed & { isGuest: boolean; printDates: readonly string[] }

/** The card of an ad that was placed, to be printed or kept as a file. */
export const PlacedPassport = (placed: PlacedPassportProps) => {
  const rows = passportRows({ ...placed, origin: location.origin })
  const safety = placed.isDating ? SAFETY_CARDS.meeting : SAFETY_CARDS.handover
  const lines = [
    placed.heading,
    ...rows.map(({ label, value, href }) => `${label}: ${href ?? value}`),
    '',
    ...safety.rules,
  ]

  return (
    <div className={styles.passport}>
      <AdPassport heading={placed.heading} rows={rows} safety={safety} />
      <p className={styles.actions}>
        <Button icon={<PrintIcon />} onClick={() => print()}>
          Vytisknout průkaz
        </Button>
        <Button
          onClick={() =>
            saveFile(new Blob([lines.join('\n')], { type: 'text/plain' }), `${placed.slug}.txt`)
          }
        >
          Uložit jako soubor
        </Button>
      </p>
    </div>
  )
}
