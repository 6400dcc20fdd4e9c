import { Button } from '@inzrt/ui/button/Button.tsx'
import { buttonClass } from '@inzrt/ui/button/buttonClass.ts'
import styles from './PlaceAd.module.css'
import type { Placed } from './useAdForm.ts'

const textOf = ({ state, email }: Placed): string => {
  if (state === 'published') return 'Inzerát je zveřejněný a už ho najdou i ostatní.'
  if (state === 'waiting_approval')
    return 'Inzerát teď přečte člověk. Jakmile ho schválí, zveřejníme ho a napíšeme vám.'

  return `Poslali jsme vám e-mail na ${email}. Otevřete odkaz v něm a inzerát zveřejníme.`
}

/** What became of an ad that was sent, and what comes next. */
export const AdPlaced = (placed: Placed) => (
  <section className={styles.placed} aria-live="polite">
    <h2>Inzerát jsme přijali</h2>
    <p>{textOf(placed)}</p>
    <p className={styles.buttons}>
      {placed.state === 'published' && (
        <a className={buttonClass({ variant: 'primary', size: 'big' })} href={`/${placed.slug}`}>
          Zobrazit inzerát
        </a>
      )}
      <Button size="big" onClick={() => location.reload()}>
        Vložit další inzerát
      </Button>
    </p>
  </section>
)
