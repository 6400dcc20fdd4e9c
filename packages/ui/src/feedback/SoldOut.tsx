import { SectionIcon } from '../section/SectionIcon.tsx'
import styles from './SoldOut.module.css'

/** A stall whose goods are gone, watched by its dog; the awning has the colour of the site. */
export const SoldOut = () => (
  <div className={styles.stall}>
    <svg viewBox="0 0 680 440" aria-hidden="true">
      <circle cx="310" cy="176" r="150" fill="#f3c453" />
      <path d="M10 424l660-4 2 10-664 2z" fill="#20232f" />
      <path d="M86 80h13v340H86zM522 80h13v340h-13z" fill="#7c4c2b" />
      <path d="M92 314l437 1-1 111-436 1z" fill="#e0c49b" />
      <path
        d="M130 322v98M190 322v98M250 322v98M310 322v98M370 322v98M430 322v98M490 322v98"
        stroke="#b9803f"
        strokeWidth="3"
        fill="none"
      />
      <path d="M74 280l469-2 2 36-469 1z" fill="#b9803f" />
      <path
        d="M111 34h40l17 82-28 28-28-28zM229 34h40l11 82-28 28-28-28zM347 34h40l5 82-28 28-28-28zM465 34h40l-1 82-28 28-28-28zM52 34h40l20 82-28 28-28-28zM524 34h40l-4 82-28 28-28-28z"
        fill="#160c18"
        opacity=".26"
        transform="translate(2.5 5)"
      />
      <path
        d="M52 34h40l20 82-28 28-28-28zM170 34h40l14 82-28 28-28-28zM288 34h40l8 82-28 28-28-28zM406 34h40l2 82-28 28-28-28zM524 34h40l-4 82-28 28-28-28z"
        className={styles.awning}
      />
      <path
        d="M111 34h40l17 82-28 28-28-28zM229 34h40l11 82-28 28-28-28zM347 34h40l5 82-28 28-28-28zM465 34h40l-1 82-28 28-28-28z"
        fill="#fdf9f0"
      />
      <path d="M63 18l489 3 2 17-490-1z" className={styles.beam} />
      <g transform="rotate(-7 310 236)">
        <path d="M268 110l12 96M352 110l-12 96" stroke="#7c4c2b" strokeWidth="2.5" fill="none" />
        <path d="M206 200h208v74H206z" fill="#160c18" opacity=".26" transform="translate(3 5)" />
        <path d="M206 200h208v74H206z" fill="#f6ead2" />
        <g fill="none" stroke="#db4b2e" strokeWidth="7" strokeLinejoin="round">
          <path d="M224 258v-38h10a9 9 0 0 1 0 19h-10M253 258v-38h10a9 9 0 0 1 0 19h-10M264 240l9 18M282 229a9 9 0 0 1 18 0v20a9 9 0 0 1-18 0zM311 258v-38h6c9 0 13 6 13 19s-4 19-13 19zM339 258l9-38 9 38M342 248h12M345 212l8-6M366 258v-38l15 38v-38M390 229a8.5 9 0 0 1 17 0v20a8.5 9 0 0 1-17 0z" />
        </g>
      </g>
      <ellipse cx="466" cy="270" rx="26" ry="8" fill="#7c4c2b" />
      <path d="M442 270h48l-8 11h-32z" fill="#7c4c2b" />
      <path
        d="M180 274q14-22 30 0"
        stroke="#db4b2e"
        strokeWidth="6"
        fill="none"
        strokeLinecap="round"
      />
      <circle cx="152" cy="273" r="7" fill="#db4b2e" />
    </svg>
    <SectionIcon name="dog" className={styles.dog} />
  </div>
)
