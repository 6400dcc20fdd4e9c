import styles from './docs.module.css'

const STEPS = [
  ['5', 'Příliš žluťoučký kůň', 'největší titulek'],
  ['4', 'Obsah dnešního trhu', 'titulek stránky'],
  ['3', 'Právě vyloženo dnes ráno', 'titulek sloupce'],
  ['2', '3 200 Kč · 24 900 Kč · 450 €', 'ceny, titulky dílů'],
  ['1', 'Nejneobhospodařovávatelnější zahrada', 'perex, velká tlačítka'],
  ['0', 'Základní text 18 px, řádkování 1,45', 'text'],
  ['-1', 'Štítky a popisky: 16 px, nikdy méně', 'popisky'],
] as const

/** The scale of type, each step in its own size. */
export const TypeScale = () => (
  <div className={styles.scale}>
    {STEPS.map(([step, sample, use]) => (
      <p key={step}>
        <span className={styles.note}>
          --t-{step}, {use}
        </span>
        <span data-step={step}>{sample}</span>
      </p>
    ))}
  </div>
)
