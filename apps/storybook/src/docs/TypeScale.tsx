import { CORE_TOKENS } from '@inzrt/ui/tokens/tokens.ts'
import styles from './docs.module.css'

const SAMPLES: Readonly<Record<string, string>> = {
  'size-headline': 'Příliš žluťoučký kůň',
  'size-page': 'Obsah dnešního trhu',
  'size-column': 'Právě vyloženo dnes ráno',
  'size-part': '3 200 Kč · 24 900 Kč · 450 €',
  'size-lead': 'Nejneobhospodařovávatelnější zahrada',
  'size-text': 'Základní text 18 px, řádkování 1,45',
  'size-label': 'Štítky a popisky: 16 px, nikdy méně',
}

/** The scale of type, the largest first, each size named as code names it. */
export const TypeScale = () => (
  <div className={styles.scale}>
    {CORE_TOKENS['text-size']?.toReversed().map(({ name, token }) => (
      <p key={name}>
        <span className={styles.note}>
          --{name}: {token.$description}
        </span>
        <span data-size={name}>{SAMPLES[name] ?? name}</span>
      </p>
    ))}
  </div>
)
