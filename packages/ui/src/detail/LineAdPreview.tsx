import { Clipping } from '../print/Clipping.tsx'
import styles from './LineAdPreview.module.css'

export type LineAd = {
  /** First words, set in capitals. */
  lead: string
  text: string
}

export type LineAdPreviewProps = {
  /** Rubric of the paper. */
  title: string
  page?: string
  ad: LineAd
  /** Line ads printed around it; the ad stands after the first of them. */
  neighbours: readonly LineAd[]
}

/** The ad as the paper prints it, among its neighbours; a clipping. */
export const LineAdPreview = ({ title, page, ad, neighbours }: LineAdPreviewProps) => (
  <Clipping title={title} page={page}>
    <div className={styles.columns}>
      {[neighbours[0], ad, ...neighbours.slice(1)].map(
        (line) =>
          line && (
            <p key={`${line.lead}${line.text}`} className={line === ad ? styles.own : undefined}>
              <b>{line.lead}</b> {line.text}
            </p>
          ),
      )}
    </div>
  </Clipping>
)
