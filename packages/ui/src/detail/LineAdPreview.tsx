import { Clipping } from '../print/Clipping.tsx'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import styles from './LineAdPreview.module.css'

/** A line ad, or one of its lines. */
export type LineAd = {
  /** What it is, where it is no offer; with a colon. */
  kind?: string
  /** First words, set in capitals. */
  lead: string
  text: string
}

export type LineAdPreviewProps = {
  /** Rubric of the paper. */
  title: string
  page?: string
  ad: LineAd
  /** The ad's lines as the paper breaks them; null until they are known. Where they are awaited, room is kept for them. */
  lines?: readonly LineAd[] | null
  /** Line ads printed around it; the ad stands after the first of them. */
  neighbours: readonly LineAd[]
}

const Words = ({ kind, lead, text }: LineAd) => (
  <>
    {kind && <small>{kind}</small>}
    {lead && <b>{lead}</b>}
    {text}
  </>
)

const Whole = ({ text, ...ad }: LineAd) => <Words {...ad} text={` ${text}`} />

/** Lines that break where the paper breaks them; whoever listens hears no divided words. */
const Lines = ({ ad, lines }: { ad: LineAd; lines: readonly LineAd[] }) => (
  <>
    <VisuallyHidden>
      <Whole {...ad} />
    </VisuallyHidden>
    <span aria-hidden="true" className={styles.lines}>
      {lines.map((line, at) => (
        <span key={at}>
          <Words {...line} />
        </span>
      ))}
    </span>
  </>
)

/** The ad as the paper prints it, among its neighbours; a clipping. */
export const LineAdPreview = ({ title, page, ad, lines, neighbours }: LineAdPreviewProps) => {
  const [above, ...below] = neighbours
  const own = lines === undefined ? styles.own : `${styles.own} ${styles.awaited}`

  return (
    <Clipping title={title} page={page}>
      <div className={styles.columns}>
        {above && (
          <p>
            <Whole {...above} />
          </p>
        )}
        <p className={own}>{lines ? <Lines ad={ad} lines={lines} /> : <Whole {...ad} />}</p>
        {below.map((line) => (
          <p key={`${line.lead}${line.text}`}>
            <Whole {...line} />
          </p>
        ))}
      </div>
    </Clipping>
  )
}
