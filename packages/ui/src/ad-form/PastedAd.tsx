import { LineAdPreview, type LineAdPreviewProps } from '../detail/print/LineAdPreview.tsx'
import styles from './PastedAd.module.css'

export type PastedAdProps = Pick<LineAdPreviewProps, 'title' | 'ad' | 'neighbours'> & {
  /** Number of the edition. */
  edition: string
}

/** An ad that was just placed, dropped into its place of the paper; a `<figure>`. */
export const PastedAd = ({ edition, ...printed }: PastedAdProps) => (
  <figure className={styles.page}>
    <LineAdPreview {...printed} page={`č.\u00a0${edition}`} />
    <figcaption>
      Tady bude ležet v{'\u00a0'}novinách. Šipka ukazuje na kód, podle kterého ho na webu najdou.
    </figcaption>
  </figure>
)
