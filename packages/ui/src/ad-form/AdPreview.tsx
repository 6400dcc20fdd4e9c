import { Button } from '../button/Button.tsx'
import { LineAdPreview, type LineAdPreviewProps } from '../detail/print/LineAdPreview.tsx'
import { AdList } from '../listing/AdList.tsx'
import { AdRow, type AdRowProps } from '../listing/AdRow.tsx'
import styles from './AdPreview.module.css'

export type AdPreviewProps = {
  /** The ad as a row of a list. */
  row: Omit<AdRowProps, 'href'>
  /** Its line in the paper, and how much of the room there it takes. */
  printed: LineAdPreviewProps & { room: string }
  /** Number of the edition it will be printed in; null where none takes it. */
  edition: string | null
  /** What is still missing before it can be sent, in words. */
  missing: readonly string[]
  /** Asks for the whole ad as its page will show it. */
  onWhole: () => void
}

/** The ad as it will stand on the web (a row that leads nowhere yet) and, if it is printed, in the paper, and what it still misses. */
export const AdPreview = ({ row, printed, edition, missing, onWhole }: AdPreviewProps) => (
  <div className={styles.preview}>
    <h2>Na webu</h2>
    <div inert>
      <AdList>
        <AdRow {...row} href="#" isSmall />
      </AdList>
    </div>
    <Button onClick={onWhole}>Prohlédnout celý inzerát</Button>
    {edition && (
      <>
        <h2>
          V{'\u00a0'}novinách č.{'\u00a0'}
          {edition}
        </h2>
        <LineAdPreview {...printed} />
        <p className={styles.room}>{printed.room}</p>
      </>
    )}
    {missing.length > 0 && (
      <p className={styles.missing}>
        <b>Ještě chybí:</b> {missing.join(', ')}.
      </p>
    )}
  </div>
)
