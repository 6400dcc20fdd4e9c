import type { ReactNode } from 'react'
import styles from './wrongDrawings.module.css'

/** Bars of how often an ad was seen, which hardly changed. */
const SEEN = [97, 98, 100]

/** What is wrong and what no component of ours can be made to be, by the names that texts of use give. */
export const WRONG_DRAWINGS: Readonly<Record<string, ReactNode>> = {
  'colours-elsewhere': (
    <p className={styles.row}>
      <span className={styles.offer}>Sleva</span>
      <span className={styles.inquiry}>Novinka</span>
      <span className={styles.exchange}>Archiv</span>
    </p>
  ),
  dot: (
    <p className={styles.row}>
      <u>Zprávy</u> <span className={styles.dot} />
    </p>
  ),
  'state-code': (
    <p className={styles.row}>
      <span className={styles.green} /> <code>WAITING_FOR_PAYMENT</code>
    </p>
  ),
  recommended: <p>★ Doporučujeme</p>,
  'sad-face': (
    <>
      <p className={styles.face}>☹</p>
      <p className={styles.middle}>Žádná data</p>
    </>
  ),
  'bare-wheel': <div className={styles.wheel} />,
  'ok-or-cancel': (
    <>
      <p>
        <b>Opravdu?</b>
      </p>
      <p className={styles.row}>
        <span className={styles.button}>OK</span> <span className={styles.button}>Zrušit</span>
      </p>
    </>
  ),
  'crossed-camera': (
    <svg viewBox="0 0 160 120" className={styles.camera} role="presentation">
      <rect width="160" height="120" fill="#c8c8c8" />
      <g fill="none" stroke="#777" strokeWidth="6">
        <rect x="45" y="42" width="70" height="46" rx="6" />
        <circle cx="80" cy="65" r="13" />
        <path d="m40 98 80-76" />
      </g>
    </svg>
  ),
  justified: (
    <p className={styles.justified}>
      Nejprodávanější zahradnické příslušenství nejrůznějšího původu přinášíme bezprostředně po
      uveřejnění nejzajímavějších inzerátů.
    </p>
  ),
  'typed-logo': <p className={styles.logo}>Inzrt•</p>,
  'faded-row': (
    <div className={styles.faded}>
      <b>Dámské městské kolo Favorit</b>
      <span>2 500 Kč · Brno</span>
    </div>
  ),
  card: (
    <div className={styles.card}>
      <b>🚲 Dámské městské kolo…</b>
      <span>2,5 tis.</span>
    </div>
  ),
  'cut-axis': (
    <svg viewBox="0 0 160 90" className={styles.chart} role="presentation">
      {SEEN.map((count, at) => (
        <rect
          key={count}
          x={10 + at * 50}
          y={90 - (count - 96) * 20}
          width="34"
          height={(count - 96) * 20}
        />
      ))}
    </svg>
  ),
  'text-in-picture': (
    <svg viewBox="0 0 728 90" className={styles.banner} role="presentation">
      <rect width="728" height="90" fill="#1a3a8f" />
      <text x="24" y="40" fill="#fff" fontSize="26" fontWeight="700">
        Zimní výprodej kol a koloběžek
      </text>
      <text x="24" y="70" fill="#cdd9ff" fontSize="15">
        Platí do vyprodání zásob, nejdéle však do konce měsíce.
      </text>
    </svg>
  ),
  'rounded-count': <p>Kola a koloběžky, přes 1 000 inzerátů</p>,
  'average-alone': <p>★★★★★ 5,0</p>,
}
