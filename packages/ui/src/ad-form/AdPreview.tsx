import { LineAdPreview, type LineAdPreviewProps } from '../detail/LineAdPreview.tsx'
import { AdList } from '../listing/AdList.tsx'
import { AdRow, type AdRowProps } from '../listing/AdRow.tsx'
import styles from './AdPreview.module.css'

export type AdPreviewProps = {
  row: Omit<AdRowProps, 'href'>
  printed: LineAdPreviewProps
  /** Number of the edition it will be printed in. */
  edition: string | null
  /** What is still missing before it can be sent, in words. */
  missing: readonly string[]
}

/** The ad as it will stand on the web (a row that leads nowhere yet) and in the paper, and what it still misses. */
export const AdPreview = ({ row, printed, edition, missing }: AdPreviewProps) => (
  <div className={styles.preview}>
    <h2>Na webu</h2>
    <div inert>
      <AdList>
        <AdRow {...row} href="#" isSmall />
      </AdList>
    </div>
    <h2>
      V{'\u00a0'}novinách{edition && ` č.\u00a0${edition}`}
    </h2>
    <LineAdPreview {...printed} />
    {missing.length > 0 && (
      <p className={styles.missing}>
        <b>Ještě chybí:</b> {missing.join(', ')}.
      </p>
    )}
  </div>
)
