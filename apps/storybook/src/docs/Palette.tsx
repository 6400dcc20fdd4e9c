import { contrast } from '@inzrt/ui/contrast/oklch.ts'
import { PAIRS } from '@inzrt/ui/contrast/pairs.ts'
import { colourOf } from '@inzrt/ui/tokens/tokens.ts'
import { contrastText } from './contrastText.ts'
import { DOC_LOOKS } from './docLooks.ts'
import styles from './docs.module.css'

const bound = new Intl.NumberFormat('cs')

/** Every pair of colours that meets on a page, in every look, with its contrast counted here and now. */
export const Palette = () => (
  <>
    {DOC_LOOKS.map(({ look, title, attributes }) => (
      <section key={title} className={styles.look} {...attributes}>
        <h3>{title}</h3>
        <div className={styles.swatches}>
          {PAIRS.map(({ text, ground, least }) => (
            <figure key={`${text}${ground}`} className={styles.swatch}>
              <svg viewBox="0 0 120 48" role="img" aria-label={`${text} na ${ground}`}>
                <rect width="120" height="48" fill={`var(--${ground})`} />
                <text x="8" y="32" fontSize="20" fontWeight="650" fill={`var(--${text})`}>
                  Žluťoučký
                </text>
              </svg>
              <figcaption>
                {text} / {ground}
                <b>
                  {contrastText(contrast(colourOf(look, text), colourOf(look, ground)))} (nejméně{' '}
                  {bound.format(least)})
                </b>
              </figcaption>
            </figure>
          ))}
        </div>
      </section>
    ))}
  </>
)
