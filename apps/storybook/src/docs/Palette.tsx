import { contrast } from '@inzrt/ui/contrast/oklch.ts'
import { PAIRS } from '@inzrt/ui/contrast/pairs.ts'
import { readTokens, type Tokens } from '@inzrt/ui/contrast/readTokens.ts'
import inzrt from '@inzrt/ui/themes/inzrt.css?raw'
import pinkpack from '@inzrt/ui/themes/pinkpack.css?raw'
import styles from './docs.module.css'

const LOOKS = [
  {
    title: 'Inzrt ve dne',
    attributes: { 'data-brand': 'inzrt', 'data-scheme': 'light' },
    tokens: readTokens(inzrt, 'light'),
  },
  {
    title: 'Inzrt v noci',
    attributes: { 'data-brand': 'inzrt', 'data-scheme': 'dark' },
    tokens: readTokens(inzrt, 'dark'),
  },
  {
    title: 'Pinkpack',
    attributes: { 'data-brand': 'pinkpack' },
    tokens: readTokens(pinkpack, 'dark'),
  },
] as const

const ratio = (tokens: Tokens, text: string, ground: string): number => {
  const [one, other] = [tokens.get(text), tokens.get(ground)]

  return one && other ? contrast(one, other) : 0
}

const decimal = new Intl.NumberFormat('cs', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const bound = new Intl.NumberFormat('cs')

/** Every pair of colours that meets on a page, in every look, with its contrast counted here and now. */
export const Palette = () => (
  <>
    {LOOKS.map(({ title, attributes, tokens }) => (
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
                  {decimal.format(ratio(tokens, text, ground))} : 1 (nejméně {bound.format(least)})
                </b>
              </figcaption>
            </figure>
          ))}
        </div>
      </section>
    ))}
  </>
)
